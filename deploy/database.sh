#!/bin/sh
# Runs the primary in its container: the archive is a volume, which belongs to root at first.
set -eu

chown postgres /archive
exec docker-entrypoint.sh postgres "$@"
