@echo off
rem Starts handrec on Windows. HANDREC_JAVA_HOME, then JAVA_HOME, then the PATH name the Java (17 or newer);
rem HANDREC_OPTS holds more options for the JVM.
setlocal DisableDelayedExpansion

if not defined HANDREC_JAR set "HANDREC_JAR=%~dp0..\lib\handrec.jar"
if exist "%HANDREC_JAR%" goto jar_found
echo handrec: cannot read "%HANDREC_JAR%" 1>&2
exit /b 2
:jar_found

set "HANDREC_HOME_OF_JAVA=%HANDREC_JAVA_HOME%"
if not defined HANDREC_HOME_OF_JAVA set "HANDREC_HOME_OF_JAVA=%JAVA_HOME%"
if not defined HANDREC_HOME_OF_JAVA goto java_from_path
set "HANDREC_JAVA=%HANDREC_HOME_OF_JAVA%\bin\java.exe"
if exist "%HANDREC_JAVA%" goto java_found
echo handrec: no Java at "%HANDREC_JAVA%" (HANDREC_JAVA_HOME, JAVA_HOME) 1>&2
exit /b 2

:java_from_path
set "HANDREC_JAVA="
for %%j in (java.exe) do set "HANDREC_JAVA=%%~$PATH:j"
if defined HANDREC_JAVA goto java_from_path_found
echo handrec: no Java found: install Java 17 or newer, or set HANDREC_JAVA_HOME or JAVA_HOME 1>&2
exit /b 2
:java_from_path_found
for %%j in ("%HANDREC_JAVA%") do set "HANDREC_HOME_OF_JAVA=%%~dpj.."

:java_found
rem The version stands in the file "release" of most JDKs; where it does not, Java is started and complains itself.
set "HANDREC_JAVA_VERSION="
if not exist "%HANDREC_HOME_OF_JAVA%\release" goto java_good
for /f "usebackq tokens=1,2 delims==" %%k in ("%HANDREC_HOME_OF_JAVA%\release") do if "%%k"=="JAVA_VERSION" set "HANDREC_JAVA_VERSION=%%~l"
if not defined HANDREC_JAVA_VERSION goto java_good
for /f "tokens=1 delims=." %%v in ("%HANDREC_JAVA_VERSION%") do if %%v LSS 17 goto java_old
:java_good

set "HANDREC_GC=-XX:+UseSerialGC"
if not defined HANDREC_OPTS goto start
if not "%HANDREC_OPTS:-XX:+Use=%"=="%HANDREC_OPTS%" set "HANDREC_GC="
:start
"%HANDREC_JAVA%" -XX:+IgnoreUnrecognizedVMOptions %HANDREC_GC% -XX:-UsePerfData -Xshare:auto -Xlog:disable -Xlog:all=error:stderr %HANDREC_OPTS% -jar "%HANDREC_JAR%" %*
exit /b %ERRORLEVEL%

:java_old
echo handrec: Java 17 or newer is needed, "%HANDREC_JAVA%" is %HANDREC_JAVA_VERSION%; set HANDREC_JAVA_HOME 1>&2
exit /b 2
