import { Container } from '@site/design/ui/container/Container.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { JobsBreadcrumb } from '../../components/JobsBreadcrumb.tsx';
import { listDataSchema } from '../../data/listData.ts';
import { usePageData } from '../../data/PageData.tsx';
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
  const { data, script } = usePageData(listDataSchema);
  return (
    <>
      <PageHero
        composition="plain"
        breadcrumb={<JobsBreadcrumb current={content.breadcrumb} />}
        {...hero}
        note={<HeroLinks links={links} />}
      />
      <Container className="pt-8 pb-section sm:pt-12">
        {data ? <PublishedBoard data={data} content={content} /> : <LiveBoard content={content} />}
        {script}
      </Container>
    </>
  );
}
