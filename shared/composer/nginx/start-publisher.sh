#!/bin/sh
# Starts a publisher's server: NAME is the app, ROOT its build, PREFIX a folder of its own.
# Containers and `npm run edge` start this very file.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
: "${NAME:?the app}" "${ROOT:?its build}" "${PREFIX:?the folder nginx may write to}"
: "${PORT:=8080}" "${NGINX_USER:=}"
mkdir -p "$PREFIX/conf.d"
# One worker: the composer alone is its client.
sed -e "s|\${WORKERS}|1|" -e "s|\${CONNECTIONS}|512|" \
  "$here/nginx.conf.template" > "$PREFIX/nginx.conf"
: > "$PREFIX/modules.conf"
# The composer goes by the names of files.
: > "$PREFIX/types.conf"
# A kernel without IPv6 refuses its sockets.
[ -e "${IF_INET6:=/proc/net/if_inet6}" ] && without_ipv6= || without_ipv6='/\[::\]/d'
sed -e "$without_ipv6" -e "s|\${PORT}|$PORT|g" -e "s|\${NAME}|$NAME|g" -e "s|\${ROOT}|$ROOT|g" \
  "$here/publisher.conf.template" > "$PREFIX/conf.d/server.conf"
exec nginx -p "$PREFIX/" -c "$PREFIX/nginx.conf" -g "$NGINX_USER daemon off;"
