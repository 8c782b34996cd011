import type { Job } from '../../jobs/job.ts';
import { content as listings } from '../listings/content.ts';

const texts = listings.card;

/** All that an offer asks for, and all that it gives. */
export function VacancyLists({ job }: { job: Job }) {
  if (job.requirements.length + job.benefits.length === 0) return null;
  return (
    <div className="grid min-w-0 content-start gap-10">
      <Items title={texts.requirements} items={job.requirements} className="petal-items" />
      <Items title={texts.benefits} items={job.benefits} className="label-items" />
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
