#!/bin/sh
# Runs `npm run vacancies` as Postgres's superuser, whose password PGPASSWORD_FILE names.
set -eu
export DATABASE_URL="postgres://$POSTGRES_USER:$(cat "$PGPASSWORD_FILE")@$PGHOST/$POSTGRES_DB"
exec node /site/shared/platform/src/commands/vacancies.ts "$@"
