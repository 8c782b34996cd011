import { Container } from '@site/design/ui/container/Container.tsx';
import { useLoaded } from '@site/design/ui/field/useLoaded.ts';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Skeleton } from '@site/design/ui/skeleton/Skeleton.tsx';
import { messageFor } from '../../jobs/failure.ts';
import { loadJobs } from '../../jobs/loadJobs.ts';
import { idOfPath } from '../../jobs/vacancyPath.ts';
import { FailureAlert } from '../listings/FailureAlert.tsx';
import { NoScriptHelp } from '../listings/NoScriptHelp.tsx';
import { content } from './content.ts';
import { GoneVacancy } from './GoneVacancy.tsx';
import { OpenVacancy } from './OpenVacancy.tsx';

/** A vacancy among those read from the backend, for a page that was not published with its data. */
export function LiveVacancy({ param }: { param: string }) {
  // Empty until the address is known.
  const { status, value, error, load } = useLoaded(loadJobs, param);
  const job = value?.find(({ id }) => id === idOfPath(param));
  if (job) return <OpenVacancy job={job} similar={[]} />;
  if (status === 'ready') return <GoneVacancy title="" others={[]} />;
  return (
    <>
      <PageHero
        breadcrumb={content.breadcrumb}
        parents={[content.list]}
        title={content.breadcrumb}
      />
      <Container className="grid gap-6 py-section">
        <NoScriptHelp />
        {status === 'failed' ? (
          <FailureAlert title={content.failed} message={messageFor(error)} onRetry={load} />
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
