import { useId } from 'react';
import { type Job, SHOWN_BENEFITS, SHOWN_REQUIREMENTS } from '../../../jobs/job.ts';
import { content } from '../content.ts';

const texts = content.card;

/** What an offer asks for, as lines, and what it gives, as labels: the first of each. */
export function JobLists({ job: { path, requirements, benefits } }: { job: Job }) {
  return (
    <div className="job-lists">
      <FirstItems
        title={texts.requirements}
        items={requirements}
        count={SHOWN_REQUIREMENTS}
        href={path}
        className="petal-items"
      />
      <FirstItems
        title={texts.benefits}
        items={benefits}
        count={SHOWN_BENEFITS}
        href={path}
        className="label-items"
      />
    </div>
  );
}

interface FirstItemsProps {
  title: string;
  items: readonly string[];
  count: number;
  href: string;
  className: string;
}

/** The first items of a list, and a '+N' that leads to the others; nothing for an empty list. */
function FirstItems({ title, items, count, href, className }: FirstItemsProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <div>
      <h4 id={id} className="text-sm font-bold">
        {title}
      </h4>
      <ul aria-labelledby={id} className={`mt-1 @md:mt-2.5 ${className}`}>
        {items.slice(0, count).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {items.length > count ? (
        <a href={href} className="more-items">
          <span>{`+${items.length - count}`}</span>
          {/* Outside, because names are computed from trimmed parts. */}{' '}
          <span className="sr-only">{`${texts.showAll} (${title})`}</span>
        </a>
      ) : null}
    </div>
  );
}
