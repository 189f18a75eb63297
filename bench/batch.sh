#!/usr/bin/env bash
# Converts a folder of hand records in one run, with damaged files and an unreadable one among
# them, and then kills that run at random moments.
#
#   bench/batch.sh JAR RECORDS WORK [KILLS [TARGET]]
#
# RECORDS holds sound .pbn and .lin files with different stems, WORK is a folder for everything
# that is written (it must not exist), KILLS the number of kills (50), TARGET the format (lin).
# Needs Java on the path. As root the runs are those of the user nobody, since root reads every
# file; JAR and WORK must then be within that user's reach.
set -euo pipefail

jar=$(realpath "$1")
records=$(realpath "$2")
mkdir "$3"
work=$(realpath "$3")
kills=${4:-50}
target=${5:-lin}

as_user=()
if [[ $(id -u) -eq 0 ]]; then
  as_user=(setpriv --reuid=65534 --regid=65534 --clear-groups)
  chmod 777 "$work"
fi

fail() {
  echo "FAILED: $*" >&2
  exit 1
}

convert=("${as_user[@]}" java -Xmx64m -jar "$jar" convert --to "$target")

# Every file under a folder but temporary ones must be one of the reference, byte for byte.
check_whole() { # OUT
  local wrong
  wrong=$(LC_ALL=C diff -rq --exclude='.*.tmp' "$work/reference" "$1" \
    | grep -v "^Only in $work/reference" || true)
  [[ -z $wrong ]] || fail "$wrong"
}

count() { # OUT
  find "$1" -type f ! -name '.*.tmp' | wc -l
}

cp -r "$records" "$work/in"
sound=$(find "$work/in" -type f | wc -l)

echo "reference: $sound sound files, one after the other"
"${convert[@]}" --output-dir "$work/reference" "$work/in" 2>/dev/null || fail "exit code $?"
[[ $(count "$work/reference") -eq $sound ]] || fail "$(count "$work/reference") files of $sound"

echo "every hundredth file in a run of its own"
number=0
while IFS= read -r -d '' file; do
  if ((number++ % 100 == 0)); then
    "${convert[@]}" "$work/in/$file" >"$work/single" 2>/dev/null || fail "$file: exit code $?"
    cmp -s "$work/single" "$work/reference/${file%.*}.$target" || fail "$file differs"
  fi
done < <(cd "$work/in" && find . -type f -print0 | sort -z)

echo "two at a time, with three damaged files and an unreadable one"
first=$(find "$work/in" -type f -name '*.pbn' | sort | sed -n 1p)
{ gzip -c "$first" | head -c 200; } >"$work/in/damaged-1.pbn.gz"
{ printf 'PK\003\004' && head -c 500 /dev/urandom; } >"$work/damaged-2.zip"
{ head -c 300 /dev/zero && head -c 3000 /dev/urandom; } >"$work/in/damaged-3.pbn"
cp "$first" "$work/in/unreadable.pbn"
chmod 000 "$work/in/unreadable.pbn"
inputs=("$work/in" "$work/damaged-2.zip")

begin=$(date +%s%N)
code=0
"${convert[@]}" --output-dir "$work/all" -j 2 "${inputs[@]}" 2>"$work/all.err" || code=$?
length=$((($(date +%s%N) - begin) / 1000000))
[[ $code -eq 2 ]] || fail "exit code $code"
for name in damaged-1 damaged-2 damaged-3 unreadable; do
  grep "/$name[^ ]*: " "$work/all.err" || fail "$name is not named"
done
diff -r "$work/reference" "$work/all" || fail "files differ"

echo "$kills kills within $length ms"
leftovers=0
partial=0
out=$work/killed
for ((i = 1; i <= kills; i++)); do
  rm -rf "$out"
  "${convert[@]}" --output-dir "$out" -j 2 "${inputs[@]}" 2>/dev/null &
  pid=$!
  moment=$((RANDOM * length / 32768))
  sleep "$(printf '%d.%03d' $((moment / 1000)) $((moment % 1000)))"
  kill -KILL "$pid" 2>/dev/null || true
  wait "$pid" 2>/dev/null || true
  if [[ -d $out ]]; then
    check_whole "$out"
    written=$(count "$out")
    partial=$((partial + (written > 0 && written < sound ? 1 : 0)))
    leftovers=$((leftovers + $(find "$out" -type f -name '.*.tmp' | wc -l)))
  fi
done

echo "a run over what the last kill left"
code=0
"${convert[@]}" --output-dir "$out" -j 2 --force "${inputs[@]}" 2>/dev/null || code=$?
[[ $code -eq 2 ]] || fail "exit code $code"
check_whole "$out"
[[ $(count "$out") -eq $sound ]] || fail "$(count "$out") files of $sound"

echo "passed: $partial of $kills kills hit a run half done; $leftovers temporary files were left"
