#!/bin/sh
# Starts the edge, and reloads it when the composer's maps change: PREFIX is a folder of its own,
# SITE the composer's output. Containers and `npm run edge` start this very file.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
: "${PREFIX:?the folder nginx may write to}" "${SITE:?the folder that the composer writes}"
: "${PORT:=8080}" "${RESOLVER:=127.0.0.11}" "${BACKEND:=http://postgrest:3000/}"
: "${TRUSTED_PROXY:=127.0.0.1}" "${STATUS_ALLOW:=127.0.0.1}" "${NGINX_USER:=}"
: "${ACCESS_LOG:=access.log}"

mkdir -p "$PREFIX/conf.d"
cp "$here/nginx.conf" "$PREFIX/nginx.conf"
allowed=$(for address in $STATUS_ALLOW; do printf 'allow %s; ' "$address"; done)
sed -e "s|\${PORT}|$PORT|g" -e "s|\${SITE}|$SITE|g" -e "s|\${RESOLVER}|$RESOLVER|g" \
  -e "s|\${BACKEND}|$BACKEND|g" -e "s|\${TRUSTED_PROXY}|$TRUSTED_PROXY|g" \
  -e "s|\${ACCESS_LOG}|$ACCESS_LOG|g" \
  -e "s|\${STATUS_ALLOW}|$allowed|g" "$here/edge.conf.template" > "$PREFIX/conf.d/server.conf"

modules="${NGINX_MODULES:-/usr/lib/nginx/modules}"
if [ -f "$modules/ngx_http_brotli_static_module.so" ]; then
  echo "load_module $modules/ngx_http_brotli_static_module.so;" > "$PREFIX/modules.conf"
else
  : > "$PREFIX/modules.conf"
  sed -i.bak '/brotli_static/d' "$PREFIX/conf.d/server.conf" && rm -f "$PREFIX/conf.d/server.conf.bak"
fi

# Before anything was composed: no redirect, no pattern, no script.
cat > "$PREFIX/empty-maps.conf" <<'MAPS'
map $uri $moved_to { default ""; }
map $uri $pattern_file { default /none; }
map "" $policy_scripts { default ""; }
map "" $policy_styles { default ""; }
map "" $policy_connect { default ""; }
map "" $policy_report { default ""; }
map "" $is_trying { default 0; }
MAPS
cp "$PREFIX/empty-maps.conf" "$PREFIX/maps.conf"

# A hundred buckets of visitors, of which a candidate gets its share. By address and browser, so
# that nothing is stored on anybody's machine and every edge sorts alike.
{
  echo 'split_clients "$remote_addr$http_user_agent" $bucket {'
  bucket=0
  while [ "$bucket" -lt 99 ]; do
    echo "  1% $bucket;"
    bucket=$((bucket + 1))
  done
  echo '  * 99;'
  echo '}'
} > "$PREFIX/buckets.conf"

test_configuration() { nginx -t -q -p "$PREFIX/" -c "$PREFIX/nginx.conf" -g "$NGINX_USER"; }

# Takes the composer's maps if nginx understands them; bad ones are kept out and said.
take_maps() {
  maps="$SITE/state/edge.conf"
  [ -f "$maps" ] && ! cmp -s "$maps" "$PREFIX/seen-maps.conf" || return 1
  cp "$maps" "$PREFIX/seen-maps.conf"
  cp "$PREFIX/maps.conf" "$PREFIX/former-maps.conf"
  cp "$maps" "$PREFIX/maps.conf"
  test_configuration && return 0
  cp "$PREFIX/former-maps.conf" "$PREFIX/maps.conf"
  echo '{"event":"maps refused","why":"nginx does not understand the composer'"'"'s maps"}' >&2
  return 1
}

take_maps || true
# Not in a function: `$!` would be a shell's number, and no signal would reach nginx.
nginx -p "$PREFIX/" -c "$PREFIX/nginx.conf" -g "$NGINX_USER daemon off;" &
nginx=$!
# Answers that are under way may end, for as long as somebody waits for them.
end() {
  kill -QUIT "$nginx" 2>/dev/null
  # Its output goes nowhere: whoever waits for ours to end would wait for this sleep too.
  (sleep 5; kill -TERM "$nginx") > /dev/null 2>&1 &
  patience=$!
  wait "$nginx"
  kill "$patience" 2>/dev/null || true
  exit 0
}
trap end TERM INT
while kill -0 "$nginx" 2>/dev/null; do
  if take_maps; then kill -HUP "$nginx"; fi
  sleep 1 > /dev/null 2>&1 &
  wait $! || true
done
wait "$nginx"
