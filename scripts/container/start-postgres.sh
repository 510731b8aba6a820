#!/bin/sh
# Starts PostgreSQL in a container, with a new database where there is none: as much of what the image
# docker.io/library/postgres does as deploy/compose.yaml needs.
set -eu
data=/var/lib/postgresql/data
if [ ! -s "$data/PG_VERSION" ]; then
  umask 077
  printf '%s\n' "$POSTGRES_PASSWORD" >/tmp/password
  initdb --pgdata="$data" --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-local=trust \
    --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8 >/dev/null
  rm /tmp/password
  echo "create database \"$POSTGRES_DB\"" | postgres --single -D "$data" postgres >/dev/null
  echo 'host all all all scram-sha-256' >>"$data/pg_hba.conf"
fi
exec postgres -D "$data" -c listen_addresses='*'
