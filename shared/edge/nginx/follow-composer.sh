#!/bin/sh
# Keeps STORE/site as it is at the composer, for an edge on another machine. SOURCE is the composer's
# store (rsync://composer:8730/store). Each second the script asks which generation is the site there. A new one is
# copied into a folder of its own, as links to the files that are here already, and is the site here by one
# rename. `once` ends after the first copy that has all publishers, or the shell and half a minute.
set -eu
export LC_ALL=C
: "${SOURCE:?the store of the composer}" "${STORE:?a folder}"
site=$STORE/site next=$STORE/generations/next asked=$STORE/asked
mkdir -p "$STORE/generations" "$asked"
# Sizes and times are the composer's: the tag of a file follows from both, so it is the same at every edge. A link
# that leaves its folder is not copied.
copy() { rsync --safe-links --links --times --timeout=10 "$@"; }
files() { (cd "$1" && find . -type f | sort); }

# Whether this edge has a publisher that the next generation is without, as after the loss of the composer's store.
lacks() {
  for one in "$next"/state/without/*; do
    [ ! -e "$site/state/with/${one##*/}" ] || return 0
  done
  return 1
}

# Adds to the next generation what it does not have. The compressed form of a file goes with the file.
keep() {
  files "$site/" > "$asked/here" && files "$next" > "$asked/next" || return 1
  grep -v '\.\(br\|gz\)$' "$asked/here" | comm -23 - "$asked/next" |
    sed 'p;s/$/.br/p;s/br$/gz/' | sort | comm -12 - "$asked/here" > "$asked/kept"
  copy --files-from="$asked/kept" --link-dest="$(realpath "$site")" "$site/" "$next/"
}

follow() {
  rm -f "$asked/site"
  copy "$SOURCE/site" "$asked/" || return 1
  is=$(readlink "$asked/site") || return 1
  was=$(readlink "$site" || true)
  # The status of the generation that is here: an edge without room for the next one reports its own.
  if [ "$is" = "$was" ]; then
    # 23: the composer has written none yet.
    copy --recursive "$SOURCE/$is/status/" "$site/status/" || [ $? -eq 23 ]
    return
  fi
  case $is in generations/*[!a-z0-9-]* | generations/next) is= ;; generations/?*) ;; *) is= ;; esac
  [ -n "$is" ] || { echo "the site there is no generation"; return 1; }
  copy --recursive --delete --link-dest="$(realpath -m "$site")" "$SOURCE/$is/" "$next/" || return 1
  ! lacks || keep || return 1
  sync -f "$next" && rm -rf "${STORE:?}/$is" && mv "$next" "$STORE/$is" || return 1
  ln -sfn "$is" "$asked/next.link" && mv -T "$asked/next.link" "$site" || return 1
  for one in "$STORE"/generations/*; do
    [ "$one" = "$STORE/$is" ] || [ "$one" = "$STORE/$was" ] || rm -rf "$one"
  done
}

trap 'exit 0' TERM INT
before= looks=0
while :; do
  if why=$(follow 2>&1); then now=followed; else now=unreached; fi
  if [ "$now" != "$before" ]; then
    why=$(echo "$why" | head -n 1 | tr -d '\\"' | tr -c '[:print:]' ' ' | cut -c 1-500)
    echo "{\"event\":\"composer $now\",\"why\":\"$why\"}"
    before=$now
  fi
  looks=$((looks + 1))
  if [ "${1-}" = once ] && [ -e "$site/state/with/shell" ]; then
    [ $looks -lt 30 ] && ls "$site"/state/without/* > /dev/null 2>&1 || exit 0
  fi
  sleep 1 & wait $!
done
