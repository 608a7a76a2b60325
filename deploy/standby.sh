#!/bin/sh
# Runs a PostgreSQL that follows another: the first time it copies all of that, and from then on it gets each commit.
#
#     PRIMARY="host=database user=replica password=… application_name=standby" PGDATA=… standby.sh [settings of postgres]
set -eu

if [ ! -s "$PGDATA/PG_VERSION" ]; then
    # A copy that was interrupted begins again.
    # It has a name of its own, since the primary must take nobody for the standby who is not one yet.
    until rm -rf "${PGDATA:?}"/* && pg_basebackup -D "$PGDATA" -d "$PRIMARY application_name=copy" -R -X stream -c fast; do
        echo "the primary is not ready; trying again" >&2
        sleep 1
    done
    chmod 700 "$PGDATA"
fi
exec postgres -c primary_conninfo="$PRIMARY" "$@"
