import { fill } from '@site/content/fill.ts';
import type { ListData } from '../../data/listData.ts';
import { formatDay } from '../../dates/formatDate.ts';
import { BoardHeading } from './BoardHeading.tsx';
import type { Content } from './content.ts';
import { FrontBoard } from './FrontBoard.tsx';
import { JobList } from './JobList.tsx';
import { ListLinks } from './ListLinks.tsx';

export interface PublishedBoardProps {
  data: ListData;
  content: Content;
}

const HEADING_ID = 'vagas-abertas';

/** The vacancies as they were published: complete in the HTML, pages as links. */
export function PublishedBoard({ data, content }: PublishedBoardProps) {
  if (data.front) return <FrontBoard data={data} front={data.front} content={content} />;
  return (
    <section aria-labelledby={HEADING_ID}>
      <BoardHeading id={HEADING_ID} text={fill(content.board.olderHeading, rangeOf(data))} />
      <p className="mt-2 mb-6">
        <a
          href="/vagas"
          className="inline-flex min-h-touch items-center font-semibold text-link underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {content.board.all}
        </a>
      </p>
      <div className="grid gap-6">
        <JobList jobs={data.jobs} texts={content.card} />
        <ListLinks data={data} content={content} />
      </div>
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
