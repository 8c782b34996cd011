import { fill } from '@site/content/fill.ts';
import type { ListData } from '../../data/listData.ts';
import { formatDay } from '../../dates/formatDate.ts';
import { content } from './content.ts';
import { LIST_HEADING_ID, ListHeading, ListPage } from './ListPage.tsx';

export function OlderList({ data }: { data: ListData }) {
  return (
    <section aria-labelledby={LIST_HEADING_ID}>
      <ListHeading text={fill(content.board.olderHeading, rangeOf(data))} />
      <p className="mt-2 mb-6">
        <a href="/vagas" className="touch-link font-semibold">
          {content.board.all}
        </a>
      </p>
      <ListPage {...data} />
    </section>
  );
}

/** The days between which the vacancies of a list were published. */
export function rangeOf({ jobs }: Pick<ListData, 'jobs'>): { from: string; to: string } {
  const [newest, oldest] = [jobs[0], jobs.at(-1)];
  return {
    from: oldest ? formatDay(oldest.createdAt) : '',
    to: newest ? formatDay(newest.createdAt) : '',
  };
}
