#!/bin/sh
# Runs a PostgreSQL that follows another: the first time it copies all of that, and from then on it gets each commit.
#
#     PRIMARY="host=database user=replica password=… application_name=standby" PGDATA=… standby.sh [settings of postgres]
set -eu

if [ ! -s "$PGDATA/PG_VERSION" ]; then
    # A copy that was interrupted begins again.
    until rm -rf "${PGDATA:?}"/* && pg_basebackup -D "$PGDATA" -d "$PRIMARY" -R -X stream -c fast; do
        echo "the primary is not ready; trying again" >&2
        sleep 1
    done
    chmod 700 "$PGDATA"
fi
exec postgres "$@"
