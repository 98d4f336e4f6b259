# shellcheck shell=bash
# Shared definitions of the scripts in this folder; sourced, never run.

set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scripts=$root/Scripts
export root scripts

# SwiftPM warns about flags in the packages' own pkg-config files. Scripts/set-up writes files
# without those flags here.
export PKG_CONFIG_PATH=$root/.build/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}

# Treats warnings as errors. All builds with the same flags share a folder, whichever package is
# built, so that common dependencies are compiled once. SwiftPM finds tests with the index, for which
# the system's modules needn't be indexed: this saves a sixth of the time.
strict=(
  --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors
  -Xswiftc -index-ignore-system-modules -Xswiftc -index-ignore-clang-modules
)
checked=(--scratch-path "$root/.build/checked" "${strict[@]}")
export strict checked

# Swift Testing starts all tests at once, and a thousand tests that take turns on the main actor can
# exceed their time limits. Without this setting of Swift 6.3, the tests only take longer.
SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=$((2 * $(getconf _NPROCESSORS_ONLN)))
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH

fail() {
  printf '%s\n' "$1" >&2
  exit 1
}

step() {
  printf '\n== %s\n' "$1" >&2
}

on_linux() {
  [[ $(uname -s) == Linux ]]
}

# Runs a command on one processor. The tests of the laws take a third of the time there, because their
# tasks take turns, and no turn has to wake another processor.
on_one_processor() {
  local allowed
  if on_linux; then
    allowed=$(taskset --cpu-list --pid $BASHPID)
    taskset --cpu-list "${allowed##*[ ,-]}" "$@"
  else
    "$@"
  fi
}

# A version of three numbers, as a regular expression. Tags of versions have no prefix.
version_pattern='^(0|[1-9][0-9]*)[.](0|[1-9][0-9]*)[.](0|[1-9][0-9]*)$'
# The breaking changes since the last version, which the next version allows.
allowed_breakages=.ci/allowed-api-breakages.txt
export version_pattern allowed_breakages

# Prints the highest version tag that HEAD contains, or nothing if there is none.
last_version() {
  local tags
  tags=$(git -C "$root" tag --merged HEAD --sort version:refname) || return
  grep --extended-regexp "$version_pattern" <<<"$tags" | tail -n 1 || true
}

# Builds the Gallery in a configuration (debug or release) and prints the program's path.
build_gallery() {
  local options=(--package-path "$root/Examples/Gallery" --configuration "$1" "${checked[@]}")
  swift build "${options[@]}" --product Gallery >&2 || return
  printf '%s/Gallery\n' "$(swift build "${options[@]}" --show-bin-path)"
}

# Runs GTK without a session bus and assistive technology if there is no bus; otherwise GTK would
# look for both and warn.
allow_no_session_bus() {
  if [[ -z ${DBUS_SESSION_BUS_ADDRESS:-} && ! -S ${XDG_RUNTIME_DIR:-/nowhere}/bus ]]; then
    export DBUS_SESSION_BUS_ADDRESS=disabled: GTK_A11Y=none
  fi
}

# Runs a command on a virtual screen, with a session bus, an accessibility bus, a notification server
# and a folder for caches of its own, so that an earlier run of the Gallery has left nothing. The
# command is terminated after 20 minutes, or after the number of seconds in `time_limit`, because a
# hang would be invisible. On macOS, the command runs on the real screen.
off_screen() (
  on_linux || exec "$@"
  private=$(mktemp -d)
  trap 'rm -rf "$private"' EXIT
  # Debian's package has no file that lets the bus start the notification server on demand. The
  # server must not offer libatspi a direct connection, on which libatspi deadlocks, so it gets no
  # folder for sockets.
  mkdir -p "$private/dbus-1/services"
  printf '[D-BUS Service]\nName=org.freedesktop.Notifications\nExec=%s\n' \
    "/usr/bin/env XDG_RUNTIME_DIR=/dev/null /usr/lib/notification-daemon/notification-daemon" \
    >"$private/dbus-1/services/org.freedesktop.Notifications.service"
  # Without -noreset, the screen restarts whenever its last client disconnects, and rejects clients
  # that connect at that moment.
  env XDG_RUNTIME_DIR="$private" XDG_CACHE_HOME="$private/cache" GDK_BACKEND=x11 \
    GSK_RENDERER=cairo GTK_A11Y=atspi GSETTINGS_BACKEND=memory \
    xvfb-run --auto-servernum --server-args='-screen 0 1920x1200x24 -noreset' \
    dbus-run-session -- timeout --foreground --kill-after=30s "${time_limit:-1200}" "$@"
)
