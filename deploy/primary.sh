#!/bin/sh
# Runs once, when PostgreSQL has made its data folder: a user by which a standby may follow it, and from the next start on each
# commit waits for the standby.
set -eu

psql -v ON_ERROR_STOP=1 -v password="$REPLICA_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
CREATE ROLE replica LOGIN REPLICATION PASSWORD :'password';
ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (standby)';
SQL
echo "host replication replica samenet scram-sha-256" >>"$PGDATA/pg_hba.conf"
