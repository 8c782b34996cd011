import { Container } from '@site/design/ui/container/Container.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Skeleton } from '@site/design/ui/skeleton/Skeleton.tsx';
import { JobsBreadcrumb } from '../../components/JobsBreadcrumb.tsx';
import { content as listings } from '../listings/content.ts';
import { FailureAlert } from '../listings/FailureAlert.tsx';
import { NoScriptHelp } from '../listings/NoScriptHelp.tsx';
import { content } from './content.ts';
import { GoneVacancy } from './GoneVacancy.tsx';
import { OpenVacancy } from './OpenVacancy.tsx';
import { useVacancy } from './useVacancy.ts';

/** A vacancy as the backend has it now, for pages that were never published with their data. */
export function LiveVacancy({ param }: { param: string }) {
  const { state, retry } = useVacancy(param);
  if (state.status === 'open') return <OpenVacancy job={state.job} similar={[]} />;
  if (state.status === 'gone') return <GoneVacancy title="" others={[]} />;
  return (
    <>
      <PageHero
        composition="plain"
        breadcrumb={<JobsBreadcrumb parents={[content.list]} current={content.breadcrumb} />}
        title={content.breadcrumb}
      />
      <Container className="grid gap-6 py-section">
        <NoScriptHelp texts={listings.noScript} />
        {state.status === 'failed' ? (
          <FailureAlert
            title={content.failed}
            message={state.message}
            texts={listings.failure}
            onRetry={retry}
          />
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
