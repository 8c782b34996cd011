# Ends the script that reads this file where one of its variables is another thing than variables.tsv says. That table
# is written from the rules of all parts (src/base/variables.ts), and an empty variable is none there, too.
while IFS='	' read -r name pattern expected; do
  grep -qw "$name" "$0" || continue
  eval "value=\${$name-}"
  [ -z "$value" ] || printf %s "$value" | tr '\n' ';' | grep -Eqx "$pattern" && continue
  echo "$name is \"$value\": expected $expected." >&2
  exit 1
done < "$here/variables.tsv"
