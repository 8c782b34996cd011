import { PostedOn } from '../../dates/PostedOn.tsx';
import { type Brief, placeName } from '../../jobs/job.ts';

/** A vacancy in a few lines: the title is the link, its area covers the box. */
export function JobBrief({ job }: { job: Brief }) {
  const facts = [job.companyName, placeName(job)].filter(Boolean).join(', ');
  return (
    <div className="group surface-paper relative grid h-full content-start gap-1 rounded-lg border border-line p-4 hover:border-link has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-focus">
      <h3 className="text-lg font-bold tracking-tight wrap-anywhere">
        <a
          href={job.path}
          className="outline-none after:absolute after:inset-0 after:rounded-lg group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
        >
          {job.title}
        </a>
      </h3>
      {facts ? <p className="text-muted wrap-anywhere">{facts}</p> : null}
      <PostedOn createdAt={job.createdAt} />
    </div>
  );
}
