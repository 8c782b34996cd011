-- Job offers and résumés.
--
-- The same statements run on hosted Supabase, on plain Postgres behind PostgREST and on the embedded
-- database. All three have the roles anon, authenticated and service_role before this runs.

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  type text not null,
  created_at timestamptz not null default now(),
  title text not null,
  company_name text,
  description text not null default '',
  location_zip text,
  requirements text[] not null default '{}',
  benefits text[] not null default '{}',
  image_url text,
  pdf_resume_url text,

  constraint jobs_type_not_empty check (btrim(type) <> ''),
  constraint jobs_title_not_empty check (btrim(title) <> ''),
  constraint jobs_location_zip_is_cep check (location_zip ~ '^[0-9]{5}-[0-9]{3}$'),
  constraint jobs_requirements_have_no_null check (array_position(requirements, null) is null),
  constraint jobs_benefits_have_no_null check (array_position(benefits, null) is null),
  -- Both end up in src and href of a page: web addresses and paths of this site only, never javascript:.
  constraint jobs_image_url_is_web check (image_url ~ '^(https?://|/[^/])'),
  constraint jobs_pdf_resume_url_is_web check (pdf_resume_url ~ '^(https?://|/[^/])')
);

comment on table public.jobs is 'Job offers (type job_offer, public) and résumés (any other type, personal data, never public).';
comment on column public.jobs.type is 'job_offer, or another word that means résumé.';
comment on column public.jobs.company_name is 'Job offers only.';
comment on column public.jobs.location_zip is 'Brazilian postal code (CEP): 74000-000.';
comment on column public.jobs.pdf_resume_url is 'Details of an offer, or the file of a résumé.';

-- The one list that the site reads: one type, newest first. The id makes the order, and so paging, stable.
create index jobs_type_newest_first on public.jobs (type, created_at desc, id);

alter table public.jobs enable row level security;

create policy "Anyone may read job offers"
  on public.jobs
  for select
  to anon, authenticated
  using (type = 'job_offer');

-- Older Supabase projects grant everything on a new table by themselves, newer ones nothing. Say it.
revoke all on table public.jobs from public, anon, authenticated, service_role;
grant select on table public.jobs to anon, authenticated;
grant select, insert, update, delete on table public.jobs to service_role;
