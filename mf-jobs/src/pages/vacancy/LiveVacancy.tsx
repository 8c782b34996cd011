import { Container } from '@site/design/ui/container/Container.tsx';
import { useLoaded } from '@site/design/ui/loaded/useLoaded.ts';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Skeleton } from '@site/design/ui/skeleton/Skeleton.tsx';
import { useCallback } from 'react';
import { messageFor } from '../../jobs/failure.ts';
import { loadReader } from '../../jobs/loadReader.ts';
import { idOfPath } from '../../jobs/vacancyPath.ts';
import { FailureAlert } from '../listings/FailureAlert.tsx';
import { NoScriptHelp } from '../listings/NoScriptHelp.tsx';
import { content } from './content.ts';
import { GoneVacancy } from './GoneVacancy.tsx';
import { OpenVacancy } from './OpenVacancy.tsx';

/** A vacancy read from the backend, for a page that was not published with its data. */
export function LiveVacancy({ param }: { param: string }) {
  // `param` is empty until the address is known.
  const id = idOfPath(param);
  const read = useCallback(async () => (id ? (await loadReader()).readJob(id) : undefined), [id]);
  const { status, value, error, load } = useLoaded(read, param);
  if (status === 'ready')
    return value ? <OpenVacancy job={value} similar={[]} /> : <GoneVacancy title="" similar={[]} />;
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
