# Ends the script that sources this file if one of its variables breaks its rule in variables.tsv. The rules come from
# src/base/variables.ts of the composer. As there, an empty variable counts as not set.
while IFS='	' read -r name pattern expected; do
  grep -qw "$name" "$0" || continue
  eval "value=\${$name-}"
  [ -z "$value" ] || printf %s "$value" | tr '\n' ';' | grep -Eqx "$pattern" && continue
  echo "$name is \"$value\": expected $expected." >&2
  exit 1
done < "$here/variables.tsv"
