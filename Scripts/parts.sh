# shellcheck shell=bash
# Runs checks in parts, each to its end, and sums them up; sourced by `check` and `test`.

# shellcheck source=Scripts/environment.sh
source "$(dirname "${BASH_SOURCE[0]}")/environment.sh"

# The package's texts follow the locale of the environment, and the tests expect English.
export LC_ALL=C.UTF-8

results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT

# Runs one part, shows its output, and records the result. Returns whether it passed.
part() {
  local name=$1 output=$results/$1.log start=$SECONDS result=passed tests
  shift
  step "$name"
  "$@" 2>&1 | tee "$output" || result=FAILED
  tests=$(sed -n 's/.*Test run with \([0-9]*\) tests\{0,1\}.*/\1/p' "$output" | tail -n 1)
  printf '%-32s %-7s %6s %6s s\n' \
    "$name" "$result" "${tests:--}" $((SECONDS - start)) >>"$results/summary"
  [[ $result == passed ]]
}

# Runs a command of SwiftPM in a package. The scratch folder is shared with `make run`, unless the
# variable `folder` names another one.
package() {
  local package=$1
  shift
  "$@" --package-path "$root/$package" --scratch-path "$root/.build/${folder:-checked}" "${strict[@]}"
}

# Sets the array `run` to the command that runs the tests of a package that has been built. On Linux,
# this is their program, since SwiftPM waits while other tests run in the same scratch folder. An
# operation that ignores its cancellation outlasts the time limit of its test, so the program has one.
find_tests() {
  local package=$1 name=$2
  if on_linux; then
    run=(
      timeout --foreground --kill-after=30s 40m
      "$root/.build/checked/debug/${name}PackageTests.xctest" --testing-library swift-testing
    )
  else
    # shellcheck disable=SC2034  # The scripts that source this file use it.
    run=(package "$package" swift test --skip-build --parallel)
  fi
}

# Prints the tests that began and never ended, according to a log.
unended_tests() {
  comm -23 \
    <(sed -nE '/^◇ Test (run|case) /d; s/^◇ (Test .*) started[.]$/\1/p' "$1" | sort -u) \
    <(sed -nE 's/( with [0-9]+ test cases?)? (passed|failed) after .*//; s/^[✔✘] (Test .*)/\1/p' "$1" | sort -u) |
    sed 's/.*/error: & did not end./'
}

# Shows what failed once more, then the table of all parts, then a line for each failure, and ends
# the script.
finish() {
  local name log failures=$results/failures crash='error:|Fatal error|terminated'
  : >"$failures"
  while IFS= read -r name; do
    log=$results/$name.failed
    # Without the lines of the tests that ran beside a failed one.
    grep --invert-match -e '◇' -e '✔' "$results/$name.log" >"$log" || true
    unended_tests "$results/$name.log" >>"$log"
    grep --extended-regexp "✘.* recorded an issue|$crash" "$log" >>"$failures" || true
    printf '\n== %s FAILED\n' "$name"
    # What a failed test waited for stands below its line.
    grep --extended-regexp --after-context 20 "✘|$crash" "$log" |
      tail -n 100 || tail -n 20 "$results/$name.log"
  done < <(sed -n 's/ *FAILED.*//p' "$results/summary")
  printf '\n%-32s %-7s %6s %8s\n' part result tests time
  cat "$results/summary"
  if grep --quiet FAILED "$results/summary"; then
    printf '\n'
    head -n 10 "$failures" | cut -c -300
    exit 1
  fi
}
