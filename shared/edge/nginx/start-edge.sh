#!/bin/sh
# Starts the edge, and reloads it when the composer's maps change: PREFIX is a folder of its own,
# SITE the composer's output.
# Containers and `npm run edge` start this very file.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
: "${PREFIX:?the folder nginx may write to}" "${SITE:?the folder that the composer writes}"
. "$here/check-variables.sh"
: "${PORT:=8080}" "${STATUS_PORT:=8081}" "${BACKEND:=http://postgrest:3000/}"
: "${RESOLV_CONF:=/etc/resolv.conf}"
# nginx needs the address of the name server in its configuration: the system's, Docker's or the cluster's.
name_server='s/^[[:space:]]*nameserver[[:space:]]+'
: "${RESOLVER:=$(sed -nE \
  "$name_server([0-9.]+)([[:space:]#;].*)?\$/\1/p; $name_server([0-9A-Fa-f:]+)(%[^[:space:]]*)?([[:space:]#;].*)?\$/[\1]/p" \
  "$RESOLV_CONF" | head -n 1)}"
[ -n "$RESOLVER" ] || { RESOLVER=127.0.0.1; echo "{\"event\":\"no name server in $RESOLV_CONF\"}" >&2; }
: "${TRUSTED_PROXY:=127.0.0.1 ::1}" "${STATUS_ALLOW:=127.0.0.1 ::1}" "${NGINX_USER:=}"
: "${ACCESS_LOG:=}" "${SOCKET:=}" "${SSL_CERT_FILE:=/etc/ssl/certs/ca-certificates.crt}"
MAX_WORKERS=4

# Writes the DIRECTIVE for each address of the LIST.
for_each_address() {
  for address in $(echo "$2" | tr ',' ' '); do printf '%s %s; ' "$1" "$address"; done
}

# The configuration contains no path, since characters of a path would have a meaning there: nginx runs in its own
# folder, with links to the real paths.
mkdir -p "$PREFIX/conf.d" "$PREFIX/test"
PREFIX=$(cd "$PREFIX" && pwd)
link() { case $1 in /*) ln -sfn "$1" "$PREFIX/$2" ;; *) ln -sfn "$PWD/$1" "$PREFIX/$2" ;; esac; }
link "$SITE" site
[ -z "$ACCESS_LOG" ] || link "$ACCESS_LOG" access.log
# A container may not raise its hard limit: `worker_rlimit_nofile` would only print alerts.
ulimit -n "$(ulimit -Hn)"
cores=$(getconf _NPROCESSORS_ONLN)
: "${WORKERS:=$((cores < MAX_WORKERS ? cores : MAX_WORKERS))}"
sed -e "s|\${WORKERS}|$WORKERS|" -e "s|\${CONNECTIONS}|16384|" \
  "$here/nginx.conf.template" > "$PREFIX/nginx.conf"
{
  echo 'types {'
  sed -n 's|^ *"\.\([a-z0-9]*\)": "\([^;"]*\).*|  \2 \1;|p' "$here/types.json"
  echo '}'
} > "$PREFIX/types.conf"
proxies=$(for_each_address set_real_ip_from "$TRUSTED_PROXY")
allowed=$(for_each_address allow "$STATUS_ALLOW")
# A proxy on this machine needs no address: what comes through the socket is trusted. nginx does not
# start over a socket that an edge left behind when it was killed.
[ -z "$SOCKET" ] || { rm -f "$SOCKET"; proxies="$proxies listen unix:$SOCKET; set_real_ip_from unix:;"; }
modules="${NGINX_MODULES:-/usr/lib/nginx/modules}" without=
if [ -f "$modules/ngx_http_brotli_static_module.so" ]; then
  echo "load_module $modules/ngx_http_brotli_static_module.so;" > "$PREFIX/modules.conf"
else
  : > "$PREFIX/modules.conf"
  without='/brotli_static/d;'
fi
# A kernel without IPv6 refuses its sockets, and reaches none of its addresses.
[ -e "${IF_INET6:=/proc/net/if_inet6}" ] || without="$without /\[::\]/d; s/valid=10s/& ipv6=off/;"
# By https nginx checks both name and authority of the other machine's certificate.
case $BACKEND in
  https:*) link "$SSL_CERT_FILE" authorities.pem; cp -P "$PREFIX/authorities.pem" "$PREFIX/test/" ;;
  *) without="$without /proxy_ssl/d;" ;;
esac
sed -e "$without" -e "s|\${PORT}|$PORT|g" -e "s|\${STATUS_PORT}|$STATUS_PORT|g" -e "s|\${RESOLVER}|$RESOLVER|g" \
  -e "s|\${BACKEND}|${BACKEND%/}/|g" -e "s|\${TRUSTED_PROXY}|$proxies|g" \
  -e "s|\${STATUS_ALLOW}|$allowed|g" "$here/edge.conf.template" > "$PREFIX/conf.d/server.conf"
# Policies are for documents: on every asset they would cost half a kilobyte each. Scripts, styles and
# connections are in the policy that each document holds itself (documentPolicy.ts of the composer).
: > "$PREFIX/document-headers.conf"
sed -n 's|^ *"\([A-Za-z-]*\)": "\(.*\)",*$|\1 \2|p' "$here/documentHeaders.json" |
  while read -r name value; do
    variable=\$document_$(echo "$name" | tr - _)
    echo "map \$sent_http_content_type $variable { ~^text/html \"$value\"; }" >> "$PREFIX/conf.d/server.conf"
    echo "add_header $name $variable always;" >> "$PREFIX/document-headers.conf"
  done

# Maps are tested in a copy of the configuration: nginx may read its own at any time, and a stop may cut a test off.
cp -R "$PREFIX"/*.conf "$PREFIX/conf.d" "$PREFIX/test"
test_maps() {
  cp "$1" test/maps.conf
  nginx -t -q -p test/ -c nginx.conf -g "$NGINX_USER"
}

cd "$PREFIX"
maps=site/state/edge.conf refused=
# Takes over the composer's maps if nginx accepts them; returns 0 when they are new. Refused maps are logged and
# tested again: visitors get the former redirects.
take_maps() {
  [ -f "$maps" ] && ! cmp -s "$maps" maps.conf || return 1
  if why=$(test_maps "$maps" 2>&1); then
    mv test/maps.conf maps.conf
    return 0
  fi
  # Without time and process: the same error is named once.
  why=$(echo "$why" | head -n 1 | sed 's/^.*\[[a-z]*\] \([0-9#]*: \)\{0,1\}//' | tr -d '\\"\t')
  [ "$why" = "$refused" ] || echo "{\"event\":\"maps refused\",\"why\":\"$why\"}" >&2
  refused=$why
  return 1
}

# A container restarts in place, with the maps that nginx accepted. Otherwise no redirect, until the composer's come.
if ! [ -f maps.conf ] || ! test_maps maps.conf; then
  : > maps.conf
fi
take_maps || true
# Not in a function: `$!` would be a shell's number, and no signal would reach nginx.
nginx -p ./ -c nginx.conf -g "$NGINX_USER daemon off;" &
nginx=$!
# Requests in flight have at most 5 seconds to end by themselves.
end() {
  kill -QUIT "$nginx" 2>/dev/null
  # Without output of its own: a process that reads this script's output would wait until the sleep ends.
  (sleep 5; kill -TERM "$nginx") > /dev/null 2>&1 &
  timer=$!
  wait "$nginx"
  kill "$timer" 2>/dev/null || true
  exit 0
}
trap end TERM INT HUP
while kill -0 "$nginx" 2>/dev/null; do
  if take_maps; then kill -HUP "$nginx"; fi
  sleep 1 > /dev/null 2>&1 &
  wait $! || true
done
wait "$nginx"
