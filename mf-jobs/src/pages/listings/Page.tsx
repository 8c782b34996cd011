import { Container } from '@site/design/ui/container/Container.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { JobsBreadcrumb } from '../../components/JobsBreadcrumb.tsx';
import { type ListData, listDataSchema } from '../../data/listData.ts';
import { usePageData } from '../../data/PageData.tsx';
import { useJobs } from '../../jobs/useJobs.ts';
import { content } from './content.ts';
import { HeroLinks } from './HeroLinks.tsx';
import { LiveBoard } from './LiveBoard.tsx';
import { PublishedBoard } from './PublishedBoard.tsx';

/**
 * The open vacancies: as they were published, in the HTML; or, where a list was never published,
 * read from the backend once the page stands.
 */
export default function ListingsPage() {
  const { links, ...hero } = content.hero;
  const { data, isRestored, script } = usePageData(listDataSchema);
  return (
    <>
      <PageHero
        composition="plain"
        breadcrumb={<JobsBreadcrumb current={content.breadcrumb} />}
        {...hero}
        note={<HeroLinks links={links} />}
      />
      <Container className="pt-8 pb-section sm:pt-12">
        <Board data={data} isRestored={isRestored} />
        {script}
      </Container>
    </>
  );
}

/**
 * After an error the list that was served is there at once, and the backend is read beside it: what
 * it answers takes the list's place, and a failure leaves it.
 */
function Board({ data, isRestored }: { data: ListData | null; isRestored: boolean }) {
  const live = useJobs(!data || (isRestored && data.front !== null));
  const isRead = live.state.status === 'list' || live.state.status === 'empty';
  if (data && !isRead) return <PublishedBoard data={data} content={content} />;
  return <LiveBoard live={live} content={content} />;
}
