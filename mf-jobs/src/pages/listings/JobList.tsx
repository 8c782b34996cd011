import { JobPostings } from './JobPostings.tsx';
import { JobCard } from './job-card/JobCard.tsx';
import type { CardTexts } from './schema.ts';
import type { BoardView } from './useBoard.ts';

export interface JobListProps {
  board: BoardView;
  texts: CardTexts;
}

/** The cards of one page, and the same for search engines. */
export function JobList({ board, texts }: JobListProps) {
  if (board.shown.length === 0) return null;
  return (
    <>
      <ul className="grid grid-cols-1 gap-5">
        {board.shown.map((job) => (
          <li key={job.id}>
            <JobCard job={job} texts={texts} isLinked={job.id === board.linkedId} />
          </li>
        ))}
      </ul>
      <JobPostings jobs={board.shown} />
    </>
  );
}
