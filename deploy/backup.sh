#!/bin/sh
# Makes one backup of the portal below BACKUP_DIR and removes the oldest ones: BACKUP_KEEP stay.
# Reads the settings of the portal from the environment; run it from anywhere, as the portal's account.
# docs/operations.md tells how to restore.
set -eu
cd "$(dirname "$0")/.."
: "${BACKUP_DIR:?the folder for backups}"
keep=${BACKUP_KEEP:-14}
case $keep in '' | *[!0-9]* | 0*) echo "BACKUP_KEEP must be a number from 1, not '$keep'." >&2; exit 1 ;; esac

umask 077
mkdir -p "$BACKUP_DIR"
target=$BACKUP_DIR/credence-$(date -u +%Y-%m-%dT%H-%M-%SZ)
operator() { node_modules/.bin/node server/operator/main.ts "$@"; }

if [ -n "${DATABASE_URL:-}" ]; then
  # The database first: evidence that comes after it is no part of it and does no harm.
  staged=$target.partial
  mkdir "$staged"
  trap 'rm -rf "$staged"' EXIT
  pg_dump --format=custom --file="$staged/credence.dump" "$DATABASE_URL"
  operator backup "$staged/evidence" --evidence-only
  mv "$staged" "$target"
  trap - EXIT
else
  operator backup "$target"
fi

# Only after a backup that is whole, and only what has the name of one: the time in it sorts them.
find "$BACKUP_DIR" -mindepth 1 -maxdepth 1 -type d -name 'credence-????-??-??T??-??-??Z' | sort -r |
  tail -n "+$((keep + 1))" | while IFS= read -r old; do rm -rf "$old"; done
