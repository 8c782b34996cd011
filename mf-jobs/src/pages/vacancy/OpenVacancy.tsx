import { Container } from '@site/design/ui/container/Container.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { PostedOn } from '../../dates/PostedOn.tsx';
import { type Brief, isExample, type Job } from '../../jobs/job.ts';
import { content as listings } from '../listings/content.ts';
import { JobActions } from '../listings/job-card/JobActions.tsx';
import { JobFacts } from '../listings/job-card/JobFacts.tsx';
import { JobMark } from '../listings/job-card/JobMark.tsx';
import { content } from './content.ts';
import { OtherVacancies } from './OtherVacancies.tsx';

const TITLE_ID = 'vaga';
const { board, card } = listings;

/** Everything that is known of a vacancy, how to apply, and others like it. */
export function OpenVacancy({ job, similar }: { job: Job; similar: readonly Brief[] }) {
  const { requirements, benefits } = job;
  return (
    <article aria-labelledby={TITLE_ID}>
      <PageHero
        breadcrumb={job.title}
        parents={[content.list]}
        title={job.title}
        titleId={TITLE_ID}
        aside={<ApplyPanel job={job} />}
      />
      <Container className="py-section">
        <div className="grid grid-cols-1 gap-x-16 gap-y-10 @4xl:grid-cols-2">
          {job.description ? (
            <section className="min-w-0">
              <h2 className="text-2xl font-bold tracking-tight">{content.description}</h2>
              <p className="mt-4 max-w-text whitespace-pre-line wrap-anywhere">{job.description}</p>
            </section>
          ) : null}
          {requirements.length + benefits.length > 0 ? (
            <div className="grid min-w-0 content-start gap-10">
              <Items title={card.requirements} items={requirements} className="petal-items" />
              <Items title={card.benefits} items={benefits} className="label-items" />
            </div>
          ) : null}
        </div>
      </Container>
      <OtherVacancies heading={content.similar.heading} jobs={similar} />
    </article>
  );
}

function ApplyPanel({ job }: { job: Job }) {
  return (
    <div className="surface-paper grid gap-6 rounded-lg rounded-tr-petal border border-line p-card">
      <div className="flex flex-wrap items-start gap-4">
        <JobMark job={job} />
        <div className="min-w-[min(10rem,100%)] flex-1">
          {/* Reader views show a `p-author` beneath the title. */}
          <JobFacts job={job} companyClass="p-author" />
          <div className="mt-2">
            <PostedOn createdAt={job.createdAt} />
            {isExample(job) ? <p className="mt-2 font-semibold">{board.example}</p> : null}
          </div>
        </div>
      </div>
      <JobActions job={job} titleId={TITLE_ID} size="lg" />
    </div>
  );
}

interface ItemsProps {
  title: string;
  items: readonly string[];
  className: string;
}

function Items({ title, items, className }: ItemsProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl font-bold tracking-tight">{title}</h2>
      <ul className={`mt-4 ${className}`}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
