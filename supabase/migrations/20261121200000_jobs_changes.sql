-- What the site needs to notice that its vacancies changed, and how a vacancy is closed.
--
-- The pages of the vacancies are rendered when the list changes. Whoever renders them asks every few
-- seconds for the number of offers and the newest updated_at, nothing else.

alter table public.jobs
  add column updated_at timestamptz not null default now(),
  add column closed_at timestamptz;

comment on column public.jobs.updated_at is 'When the row was last changed; a trigger keeps it.';
comment on column public.jobs.closed_at is 'When the vacancy was filled or withdrawn; such a row is nobody''s to read.';

create function public.note_job_change() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end
$$;

-- Triggers run it; nobody calls it.
revoke all on function public.note_job_change() from public, anon, authenticated;

create trigger jobs_note_change
  before update on public.jobs
  for each row execute function public.note_job_change();

create index jobs_type_last_changed on public.jobs (type, updated_at desc);

alter policy "Anyone may read job offers"
  on public.jobs
  using (type = 'job_offer' and closed_at is null);
