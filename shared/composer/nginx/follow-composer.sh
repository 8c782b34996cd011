#!/bin/sh
# Keeps STORE/site as it is at the composer, for an edge on another machine. SOURCE is the composer's
# store (rsync://composer:8730/store). Each second the script asks which generation is the site there. A new one is
# copied into a folder of its own, as links to the files that are here already, and is the site here by one
# rename. `once` ends after the first whole copy.
set -eu
: "${SOURCE:?the store of the composer}" "${STORE:?a folder}"
here=$(cd "$(dirname "$0")" && pwd)
. "$here/check-variables.sh"
site=$STORE/site next=$STORE/generations/next asked=$STORE/asked
mkdir -p "$STORE/generations" "$STORE/status" "$asked"
# Sizes and times are the composer's: the tag of a file follows from both, so it is the same at every edge.
copy() { rsync --links --times --timeout=10 "$@"; }

follow() {
  rm -f "$asked/site"
  copy --recursive "$SOURCE/status/" "$STORE/status/" && copy "$SOURCE/site" "$asked/" || return 1
  is=$(readlink "$asked/site") || return 1
  was=$(readlink "$site" || true)
  [ "$is" != "$was" ] || return 0
  copy --recursive --delete --link-dest="$(realpath -m "$site")" "$SOURCE/$is/" "$next/" || return 1
  # A composer that does not know all publishers, as one whose store was lost, changes nothing here.
  [ -f "$next/state/all-known" ] || ! [ -f "$site/state/all-known" ] || return 0
  sync -f "$next" && rm -rf "${STORE:?}/$is" && mv "$next" "$STORE/$is" || return 1
  # Followers before this one kept a folder there.
  [ -L "$site" ] || ! [ -d "$site" ] || mv "$site" "$STORE/generations/0" || return 1
  ln -sfn "$is" "$asked/next" && mv -T "$asked/next" "$site" || return 1
  for one in "$STORE"/generations/*; do
    [ "$one" = "$STORE/$is" ] || [ "$one" = "$STORE/$was" ] || rm -rf "$one"
  done
}

trap 'exit 0' TERM INT
before=
while :; do
  if why=$(follow 2>&1); then now=followed; else now=unreached; fi
  if [ "$now" != "$before" ]; then
    why=$(echo "$why" | head -n 1 | tr -d '\\"')
    echo "{\"event\":\"composer $now\",\"why\":\"$why\"}"
    before=$now
  fi
  [ "${1-}" != once ] || ! [ -f "$site/state/all-known" ] || exit 0
  sleep 1 & wait $!
done
