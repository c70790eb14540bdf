#!/bin/bash
# Posts what a pull request does to people who use assistive technology as a comment, or updates the one
# that is there. Reads COMPARE (the base), REPOSITORY, NUMBER (of the pull request; empty for none), FAIL_ON.
set -euo pipefail

body=$(mktemp)
trap 'rm -f "$body"' EXIT
status=0
curbcut diff --format markdown --fail-on "${FAIL_ON:-never}" "$COMPARE...HEAD" -- > "$body" || status=$?
if [ "$status" -gt 1 ]; then exit "$status"; fi
if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then cat "$body" >> "$GITHUB_STEP_SUMMARY"; fi
if [ -n "${NUMBER:-}" ]; then
  comments="repos/$REPOSITORY/issues/$NUMBER/comments"
  known=$(gh api --paginate "$comments" --jq \
    '.[] | select(.user.type == "Bot" and (.body | startswith("<!-- curbcut diff -->"))) | .id' | head -n 1)
  if [ -n "$known" ]; then
    gh api --method PATCH "repos/$REPOSITORY/issues/comments/$known" --field "body=@$body" > /dev/null
  else
    gh api --method POST "$comments" --field "body=@$body" > /dev/null
  fi
fi
exit "$status"
