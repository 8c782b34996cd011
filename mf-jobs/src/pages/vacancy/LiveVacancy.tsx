import { messageOf } from '@site/contract/messageOf.ts';
import { PageBreadcrumb } from '@site/design/ui/breadcrumb/Breadcrumb.tsx';
import { Container } from '@site/design/ui/container/Container.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Skeleton } from '@site/design/ui/skeleton/Skeleton.tsx';
import { useEffect, useState } from 'react';
import type { Job } from '../../jobs/job.ts';
import { loadReader } from '../../jobs/loadReader.ts';
import { idOfPath } from '../../jobs/vacancyPath.ts';
import { FailureAlert } from '../listings/FailureAlert.tsx';
import { NoScriptHelp } from '../listings/NoScriptHelp.tsx';
import { content } from './content.ts';
import { GoneVacancy } from './GoneVacancy.tsx';
import { OpenVacancy } from './OpenVacancy.tsx';

/** A vacancy read from the backend, for a page that was not published with its data. */
export function LiveVacancy({ param }: { param: string }) {
  const { state, retry } = useVacancy(param);
  if (state.status === 'open') return <OpenVacancy job={state.job} similar={[]} />;
  if (state.status === 'gone') return <GoneVacancy title="" others={[]} />;
  return (
    <>
      <PageHero
        breadcrumb={<PageBreadcrumb parents={[content.list]} current={content.breadcrumb} />}
        title={content.breadcrumb}
      />
      <Container className="grid gap-6 py-section">
        <NoScriptHelp />
        {state.status === 'failed' ? (
          <FailureAlert title={content.failed} message={state.message} onRetry={retry} />
        ) : (
          <div className="grid gap-4 noscript:hidden">
            <p role="status" className="text-muted">
              {content.loading}
            </p>
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-6 w-full" />
            <Skeleton className="h-6 w-2/3" />
          </div>
        )}
      </Container>
    </>
  );
}

type VacancyState =
  | { status: 'loading' }
  | { status: 'open'; job: Job }
  | { status: 'gone' }
  | { status: 'failed'; message: string };

/** Reads the vacancy that an address ends in; `param` is empty until the address is known. */
function useVacancy(param: string): { state: VacancyState; retry(): void } {
  const [state, setState] = useState<VacancyState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what reads again.
  useEffect(() => {
    if (!param) return;
    const leaving = new AbortController();
    void read(param, leaving.signal).then((read) => {
      if (!leaving.signal.aborted) setState(read);
    });
    return () => leaving.abort();
  }, [param, attempt]);
  const retry = () => {
    setState({ status: 'loading' });
    setAttempt((number) => number + 1);
  };
  return { state, retry };
}

async function read(param: string, signal: AbortSignal): Promise<VacancyState> {
  const id = idOfPath(param);
  if (!id) return { status: 'gone' };
  try {
    const { readJob } = await loadReader();
    const job = await readJob(id, signal);
    return job ? { status: 'open', job } : { status: 'gone' };
  } catch (error) {
    return { status: 'failed', message: messageOf(error) };
  }
}
