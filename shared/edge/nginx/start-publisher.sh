#!/bin/sh
# Starts a publisher's server: NAME is the app, ROOT its build, PREFIX a folder of its own. The composer is its only
# client. Containers and `npm run edge` start this very file.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
: "${NAME:?the app}" "${ROOT:?its build}" "${PREFIX:?the folder nginx may write to}"
. "$here/check-variables.sh"
: "${PORT:=8080}" "${NGINX_USER:=}"
mkdir -p "$PREFIX/conf.d"
# As at the edge no path is part of the configuration.
ln -sfn "$ROOT" "$PREFIX/site"
sed -e "s|\${WORKERS}|1|" -e "s|\${CONNECTIONS}|512|" \
  "$here/nginx.conf.template" > "$PREFIX/nginx.conf"
: > "$PREFIX/modules.conf"
# No content types: the composer reads the names of files instead.
: > "$PREFIX/types.conf"
# A kernel without IPv6 refuses its sockets.
[ -e "${IF_INET6:=/proc/net/if_inet6}" ] && listen_ipv6="listen [::]:$PORT;" || listen_ipv6=
cat > "$PREFIX/conf.d/server.conf" <<SERVER
server {
  listen $PORT; $listen_ipv6
  access_log off;
  location = /health { default_type text/plain; return 200 "ok\n"; }
  location /$NAME/ { alias site/; }
  location / { return 404; }
}
SERVER
cd "$PREFIX"
exec nginx -p ./ -c nginx.conf -g "$NGINX_USER daemon off;"
