-- The roles that hosted Supabase has by itself, for databases that don't: plain Postgres
-- (docker-compose) and the embedded database. Safe to run again. Plain SQL, no psql commands.

-- authenticator is what PostgREST logs in as: it may do nothing itself but become anon. migrate.ts sets its password.
do $$
declare
  name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role', 'authenticator'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I noinherit %s', name, case name when 'authenticator' then 'login' else 'nologin' end);
    end if;
  end loop;
end
$$;

-- The site has no accounts, so authenticator may become anon only. If it gets some one day:
-- grant authenticated to authenticator, and give PostgREST the secret of the tokens.
grant anon to authenticator;

-- As on hosted Supabase: a request that takes longer is given up. PostgREST uses the timeout of the role
-- that a request becomes; for its own queries, that of the role that it logs in as.
alter role anon set statement_timeout = '3s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set idle_in_transaction_session_timeout = '10s';
alter role anon set default_transaction_read_only = on;

-- Every role may make temporary tables and large objects in a plain Postgres, and so fill its disk. Another role
-- skips the statements that only a superuser may run: docs/deploying.md has them.
do $$
declare
  routine regprocedure;
begin
  execute format('revoke temporary on database %I from public', current_database());
  if not (select rolsuper from pg_roles where rolname = current_user) then
    return;
  end if;
  alter role service_role bypassrls;
  for routine in
    select oid from pg_proc
    where pronamespace = 'pg_catalog'::regnamespace
      and (proname like 'lo\_%' or proname in ('loread', 'lowrite'))
  loop
    execute format('revoke execute on function %s from public', routine);
  end loop;
end
$$;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
