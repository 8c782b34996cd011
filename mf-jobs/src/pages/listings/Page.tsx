import { usePageData } from '@site/content/pageData.tsx';
import { Container } from '@site/design/ui/container/Container.tsx';
import { useLoaded } from '@site/design/ui/loaded/useLoaded.ts';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { type ListData, listDataSchema } from '../../data/listData.ts';
import { loadReader } from '../../jobs/loadReader.ts';
import { content } from './content.ts';
import { NewestList } from './NewestList.tsx';
import { liveList, publishedList } from './newestView.ts';
import { OlderList } from './OlderList.tsx';

/** The open vacancies: in the HTML, or read from the backend where no list was ever published. */
export default function ListingsPage() {
  const { links, ...hero } = content.hero;
  const { data, script } = usePageData(listDataSchema);
  return (
    <>
      <PageHero
        breadcrumb={content.breadcrumb}
        {...hero}
        note={
          <ul className="flex flex-wrap gap-x-8">
            {links.map(({ before, label, href }) => (
              <li key={href} className="flex flex-wrap items-center gap-x-1.5">
                {before}
                <a href={href} className="touch-link font-semibold">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        }
      />
      <Container className="pt-8 pb-section sm:pt-12">
        <Board data={data} />
        {script}
      </Container>
    </>
  );
}

function Board({ data }: { data: ListData | null }) {
  const read = useLoaded(readAll, !data);
  if (data && !data.front) return <OlderList data={data} />;
  const view = data?.front ? publishedList(data, data.front) : liveList(read);
  return <NewestList view={view} onRetry={read.load} />;
}

const readAll = async () => (await loadReader()).readJobs();
