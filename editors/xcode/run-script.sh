#!/bin/sh
# Checks the project's Swift files; a finding that is an error fails the build.
export PATH="$HOME/.local/bin:/opt/homebrew/bin:/usr/local/bin:$PATH"
if [ "${ENABLE_PREVIEWS:-}" = YES ]; then exit 0; fi
if ! command -v curbcut > /dev/null; then
  echo "warning: curbcut is not installed"
  exit 0
fi
curbcut check --format xcode "${SRCROOT:-.}"
