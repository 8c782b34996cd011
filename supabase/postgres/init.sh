#!/bin/sh
# Prepares a plain Postgres: roles, pending migrations in order, seed once. Safe to run again:
# docker-compose does at every start, as the service `migrate`, and starts PostgREST only when it
# ended well.
#
#   POSTGRES_USER           superuser to work as
#   POSTGRES_DB             database to prepare (default: named like the user)
#   AUTHENTICATOR_PASSWORD  password that PostgREST logs in with
#   PGPASSWORD_FILE, AUTHENTICATOR_PASSWORD_FILE   files with the passwords, instead of the variables
#   ROLES_FILE, MIGRATIONS_FOLDER, SEED_FILE   default /supabase/...; an empty SEED_FILE means no seed
#
# psql also honours PGHOST, PGPORT and PGPASSWORD.
set -eu

fail() {
  echo "init.sh: $1" >&2
  exit 1
}

# Passwords in files stay out of the environment, which `docker inspect` shows.
if [ -n "${PGPASSWORD_FILE:-}" ]; then
  [ -r "$PGPASSWORD_FILE" ] || fail "The file $PGPASSWORD_FILE can't be read: PGPASSWORD_FILE names the superuser's password."
  PGPASSWORD=$(cat "$PGPASSWORD_FILE")
  export PGPASSWORD
fi
if [ -n "${AUTHENTICATOR_PASSWORD_FILE:-}" ]; then
  [ -r "$AUTHENTICATOR_PASSWORD_FILE" ] || fail "The file $AUTHENTICATOR_PASSWORD_FILE can't be read: AUTHENTICATOR_PASSWORD_FILE names the password PostgREST logs in with."
  AUTHENTICATOR_PASSWORD=$(cat "$AUTHENTICATOR_PASSWORD_FILE")
  export AUTHENTICATOR_PASSWORD
fi

[ -n "${POSTGRES_USER:-}" ] || fail "POSTGRES_USER is missing: set it to the superuser of the database."
[ -n "${AUTHENTICATOR_PASSWORD:-}" ] || fail "AUTHENTICATOR_PASSWORD is missing: set it to the password PostgREST logs in with."
roles_file=${ROLES_FILE:-/supabase/postgres/roles.sql}
migrations_folder=${MIGRATIONS_FOLDER:-/supabase/migrations}
seed_file=${SEED_FILE-/supabase/seed.sql}
[ -r "$roles_file" ] || fail "The roles file $roles_file can't be read: set ROLES_FILE to supabase/postgres/roles.sql."
[ -d "$migrations_folder" ] || fail "The folder $migrations_folder doesn't exist: set MIGRATIONS_FOLDER to supabase/migrations."
[ -z "$seed_file" ] || [ -r "$seed_file" ] || fail "The seed $seed_file can't be read: set SEED_FILE to supabase/seed.sql, or to nothing for no seed."

run_psql() {
  PGOPTIONS=--client-min-messages=warning psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set VERBOSITY=terse \
    --username "$POSTGRES_USER" --dbname "${POSTGRES_DB:-$POSTGRES_USER}" "$@"
}

# The Supabase CLI and the embedded database keep the same records.
create_history() {
  run_psql <<'SQL'
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key, statements text[], name text
);
create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null);
SQL
}

# The password comes from the environment, so that no process list shows it.
create_roles() {
  run_psql --file "$roles_file"
  run_psql <<'SQL'
\getenv password AUTHENTICATOR_PASSWORD
alter role authenticator password :'password';
SQL
}

count() {
  run_psql --tuples-only --no-align --command "select count(*) from supabase_migrations.$1"
}

apply_migration() {
  name=$(basename "$1" .sql)
  version=${name%%_*}
  [ "$(count "schema_migrations where version = '$version'")" = 0 ] || return 0
  echo "init.sh: applying $name"
  run_psql --single-transaction --file "$1" --command \
    "insert into supabase_migrations.schema_migrations (version, name) values ('$version', '${name#*_}')" ||
    fail "The migration $1 failed, see the message above."
}

apply_seed() {
  [ -n "$seed_file" ] && [ "$(count seed_files)" = 0 ] || return 0
  echo "init.sh: applying $(basename "$seed_file")"
  run_psql --single-transaction --file "$seed_file" --command \
    "insert into supabase_migrations.seed_files (path, hash) values ('$(basename "$seed_file")', '$(sha256sum "$seed_file" | cut -d ' ' -f 1)')" ||
    fail "The seed $seed_file failed, see the message above."
}

run_psql --command "select" > /dev/null ||
  fail "The database doesn't answer $POSTGRES_USER, see the message above."
create_history
create_roles
for migration in "$migrations_folder"/[0-9]*_*.sql; do
  if [ -e "$migration" ]; then apply_migration "$migration"; fi
done
apply_seed
