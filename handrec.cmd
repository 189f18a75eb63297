@echo off
rem Runs handrec from a checkout on Windows: builds the jar with Maven on first use, then starts it.
rem After a change of the sources: mvn -q -Dmaven.test.skip=true -pl cli -am package
setlocal DisableDelayedExpansion

set "HANDREC_JAR=%~dp0cli\target\handrec.jar"
if exist "%HANDREC_JAR%" goto start
echo handrec: building (once) ... 1>&2
pushd "%~dp0"
call mvn -q -B -ntp -Dmaven.test.skip=true -pl cli -am package 1>&2
popd
if exist "%HANDREC_JAR%" goto start
echo handrec: the build failed, see above 1>&2
exit /b 2

:start
"%~dp0cli\src\main\dist\bin\handrec.cmd" %*
