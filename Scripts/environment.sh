# shellcheck shell=bash
# What the scripts in this folder share; sourced, never run.

set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scripts=$root/Scripts
export root scripts

# SwiftPM warns of flags in the packages' own files for pkg-config. Scripts/set-up writes others here.
export PKG_CONFIG_PATH=$root/.build/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}

# A warning is an error. All builds with the same flags share a folder, whichever package is built,
# so that what they have in common is compiled once.
strict=(--explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors)
checked=(--scratch-path "$root/.build/checked" "${strict[@]}")
export strict checked

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
  local options=(--package-path "$root/Examples/Gallery" --configuration "$1" "${checked[@]}")
  swift build "${options[@]}" --product Gallery >&2 || return
  printf '%s/Gallery\n' "$(swift build "${options[@]}" --show-bin-path)"
}

# Lets GTK do without a session bus, and without assistive technology, where there is no bus: it
# would look for both, and complain.
allow_no_session_bus() {
  if [[ -z ${DBUS_SESSION_BUS_ADDRESS:-} && ! -S ${XDG_RUNTIME_DIR:-/nowhere}/bus ]]; then
    export DBUS_SESSION_BUS_ADDRESS=disabled: GTK_A11Y=none
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
    xvfb-run --auto-servernum --server-args='-screen 0 1920x1200x24 -noreset' \
    dbus-run-session -- timeout --foreground --kill-after=30s 20m "$@"
)
