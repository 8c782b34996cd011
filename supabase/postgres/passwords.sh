#!/bin/sh
# Makes the passwords of the database, each in a folder of its own, so that a service is given what
# it needs and nothing else. What is there stays: docker-compose runs this at every start.
#
#   SUPERUSER_FOLDER       gets `password`, for Postgres and for migrations
#   AUTHENTICATOR_FOLDER   gets `password`, for migrations, and `address`, with which PostgREST logs in
#   DATABASE_OWNER, POSTGREST_OWNER   user:group who may read them, besides root
#   POSTGRES_PASSWORD, AUTHENTICATOR_PASSWORD   passwords of your own
set -eu

[ -d "${AUTHENTICATOR_FOLDER:-}" ] || fail "AUTHENTICATOR_FOLDER must name a folder."
umask 277

# make FILE CONTENT OWNER: whole or not at all, readable by its owner alone.
make() {
  [ ! -s "$1" ] || return 0
  rm -f "$1.new"
  printf %s "$2" > "$1.new"
  [ -z "$3" ] || chown "$3" "$1.new"
  mv "$1.new" "$1"
  echo "passwords.sh: made $1"
}

random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }

make "$SUPERUSER_FOLDER/password" "${POSTGRES_PASSWORD:-$(random)}" "${DATABASE_OWNER:-}"
make "$AUTHENTICATOR_FOLDER/password" "${AUTHENTICATOR_PASSWORD:-$(random)}" "${DATABASE_OWNER:-}"
# Each byte by its code: an address takes any password so.
encoded=$(od -An -v -tx1 "$AUTHENTICATOR_FOLDER/password" | tr -d '\n' | tr ' ' %)
make "$AUTHENTICATOR_FOLDER/address" \
  "postgresql://authenticator:$encoded@${PGHOST:-postgres}:5432/postgres" \
  "${POSTGREST_OWNER:-}"
