#!/bin/sh
# Starts a node of docker-compose.cluster.yml: it founds the cluster when it may, and joins the others else.
# After all nodes ended in order, the last of them has the newest data, and its file says so. After all lost their power, none does: see docs/operate/galera.md.
state=${DATA_DIR:-/var/lib/mysql}/grastate.dat
if [ -f "$state" ]; then
  grep -q '^safe_to_bootstrap: 1' "$state" && set -- "$@" --wsrep-new-cluster
elif [ "${FOUNDS_CLUSTER:-}" = 1 ]; then
  # Also in a database that one server has filled before.
  set -- "$@" --wsrep-new-cluster --init-file=/srv/accounts.sql
fi
exec docker-entrypoint.sh "$@"
