import { Button } from '@site/design/ui/button/Button.tsx';
import type { Job } from '../../jobs/job.ts';
import { countText } from './countText.ts';
import { FailureAlert } from './FailureAlert.tsx';
import { JobList } from './JobList.tsx';
import type { Content } from './schema.ts';
import { useNews } from './useNews.ts';

export interface NewsProps {
  /** The newest vacancies on the page. */
  jobs: readonly Job[];
  content: Content;
}

/** For who asks: vacancies that came after the page was published, read from the backend. */
export function News({ jobs, content }: NewsProps) {
  const { state, ask } = useNews(jobs);
  const texts = content.news;
  const said = {
    idle: '',
    asking: texts.asking,
    failed: '',
    none: texts.none,
    some: `${countText(texts.some, state.jobs.length)}.`,
  }[state.status];
  return (
    <div className="grid gap-5 noscript:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" onClick={ask} aria-disabled={state.status === 'asking'}>
          {texts.ask}
        </Button>
        <p role="status" className="text-muted">
          {said}
        </p>
      </div>
      {state.status === 'failed' ? (
        <FailureAlert
          title={texts.failed}
          message={state.message}
          texts={content.failure}
          onRetry={ask}
        />
      ) : null}
      <JobList jobs={state.jobs} texts={content.card} />
    </div>
  );
}
