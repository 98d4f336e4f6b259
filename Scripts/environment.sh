# shellcheck shell=bash
# What the scripts in this folder share; sourced, never run.

set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scripts=$root/Scripts
export root scripts

# The flags of every checked build: a warning is an error.
strict=(--explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors)
export strict

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

# Builds the Gallery in a configuration (debug or release) and prints the program's path.
build_gallery() {
  local options=(--package-path "$root/Examples/Gallery" --configuration "$1")
  swift build "${options[@]}" --product Gallery >&2 || return
  printf '%s/Gallery\n' "$(swift build "${options[@]}" --show-bin-path)"
}

# Runs a command with a session bus, without which a GTK application may not start.
with_session_bus() {
  if [[ -n ${DBUS_SESSION_BUS_ADDRESS:-} || -S ${XDG_RUNTIME_DIR:-/nowhere}/bus ]]; then
    "$@"
  else
    dbus-run-session -- "$@"
  fi
}

# Runs a command on a screen that nobody sees, with a session and an accessibility bus of its own.
# Nobody sees that it hangs either, so it ends after a time. On macOS it runs on the screen there is.
off_screen() (
  on_linux || exec "$@"
  private=$(mktemp -d)
  trap 'rm -rf "$private"' EXIT
  # Without -noreset, the screen starts again whenever its last client leaves, and refuses whoever
  # comes in that moment.
  env XDG_RUNTIME_DIR="$private" GDK_BACKEND=x11 GSK_RENDERER=cairo GTK_A11Y=atspi \
    GSETTINGS_BACKEND=memory \
    xvfb-run --auto-servernum --server-args='-screen 0 1280x800x24 -noreset' \
    dbus-run-session -- timeout --foreground --kill-after=30s 20m "$@"
)
