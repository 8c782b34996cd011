#!/bin/sh
# Keeps STORE/site as it is at the composer, for an edge on another machine. SOURCE is the composer's
# store (rsync://composer:8730/store). Each second the script asks for the list of published files, and
# copies what changed when it was written anew. `once` ends after the first whole copy.
set -eu
: "${SOURCE:?the store of the composer}" "${STORE:?a folder}"
site=$STORE/site next=$STORE/next
mkdir -p "$site"
# Sizes and times are the composer's: the tag of a file follows from both, so it is the same at every edge.
copy() { rsync --recursive --times --timeout=10 "$@"; }

# A page is asked for before the files it names, and shown after them: a release that comes in between
# leaves no page without its files. Lists (`state`) are last, removals after them. A composer that does not know
# all publishers, as one whose store was lost, removes nothing here.
follow() {
  copy "$SOURCE/published.json" "$STORE/" || return 1
  written=$(stat -c %y "$STORE/published.json")
  if [ "$written" != "$(cat "$STORE/copied" 2> /dev/null)" ]; then
    rm -rf "$next" && mkdir "$next" || return 1
    copy --compare-dest="$site" --exclude=/shell --exclude='/mf-*' "$SOURCE/site/" "$next/" || return 1
    copy --include=/shell --include='/mf-*' --exclude='/*' "$SOURCE/site/" "$site/" || return 1
    copy --exclude=/state "$next/" "$site/" && copy "$next/" "$site/" || return 1
    if copy "$SOURCE/site/state/all-known" "$next/" 2> /dev/null; then
      copy --delete --existing --ignore-existing "$SOURCE/site/" "$site/" || return 1
    fi
    echo "$written" > "$STORE/copied"
  fi
  copy "$SOURCE/site/status" "$site/"
}

trap 'exit 0' TERM INT
was=
while :; do
  if why=$(follow 2>&1); then is=followed; else is=unreached; fi
  if [ "$is" != "$was" ]; then
    why=$(echo "$why" | head -n 1 | tr -d '\\"')
    echo "{\"event\":\"composer $is\",\"why\":\"$why\"}"
    was=$is
  fi
  [ "${1-}" != once ] || ! [ -f "$site/state/all-known" ] || exit 0
  sleep 1 & wait $!
done
