-- The roles that hosted Supabase has by itself, for databases that don't: plain Postgres
-- (docker-compose) and the embedded database. Safe to run again. Plain SQL, no psql commands.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
  -- What PostgREST logs in as: it may do nothing itself but become anon. init.sh sets its password.
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit nosuperuser nocreatedb nocreaterole;
  end if;
end
$$;

-- The site has no accounts, so authenticator may become anon only. If it gets some one day:
-- grant authenticated to authenticator, and give PostgREST the secret of the tokens.
grant anon to authenticator;

-- As on hosted Supabase: an anonymous request that takes longer is given up.
alter role anon set statement_timeout = '3s';

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
