import { fill } from '@site/content/fill.ts';
import type { Head } from '@site/content/page.ts';
import type { Crumb } from '@site/content/structuredData.ts';
import type { DataFile, Kept, PagePlan } from '@site/platform/renderer/dataPages.ts';
import { name } from '../package.json';
import type { ListData } from '../src/data/listData.ts';
import type { VacancyData } from '../src/data/vacancyData.ts';
import { isExample, placeName } from '../src/jobs/job.ts';
import { content as listings } from '../src/pages/listings/content.ts';
import { rangeOf } from '../src/pages/listings/OlderList.tsx';
import ListingsPage from '../src/pages/listings/Page.tsx';
import { content as vacancy } from '../src/pages/vacancy/content.ts';
import VacancyPage from '../src/pages/vacancy/Page.tsx';
import { jobList, jobPosting } from './jobPosting.ts';
import { FRONT, listsOf } from './lists.ts';
import { similarTo } from './similar.ts';
import type { Vacancies } from './vacancies.ts';

interface Around {
  staleSince: string;
  index: DataFile;
  feed: DataFile;
}

/** The keys of the pages that are made of data; the build's own documents of them are left out. */
export const DATA_PAGES = { list: FRONT, vacancy: '/vagas/:vaga' } as const;

const listCrumb: Crumb = { name: listings.breadcrumb, path: FRONT };

/** Every page made of the vacancies, one at a time: lists, vacancies, filled vacancies. */
export function* planPages(kept: Kept<Vacancies>, around: Around): Generator<PagePlan, void> {
  const { jobs, gone, changedAt } = kept;
  const { staleSince, index, feed } = around;
  const address = `/${name}/${index.file}`;
  for (const { path, jobs: listed, older, newer } of listsOf(jobs)) {
    const isFront = path === FRONT;
    const front = isFront ? { total: jobs.length, changedAt, staleSince, index: address } : null;
    const plan = listPlan(path, { jobs: [...listed], older, newer, front });
    yield isFront ? { ...plan, feed: feed.file } : plan;
  }
  const similar = similarTo(jobs);
  for (const job of jobs) {
    yield vacancyPlan(job.path, { job, title: job.title, similar: similar(job) });
  }
  for (const filled of Object.values(gone)) {
    yield vacancyPlan(filled.path, { job: null, title: filled.title, similar: similar(filled) });
  }
}

function listPlan(path: string, data: ListData): PagePlan {
  const title = fill(listings.board.olderTitle, rangeOf(data));
  return {
    path,
    page: DATA_PAGES.list,
    Page: ListingsPage,
    data,
    head: data.front ? listings.head : { ...listings.head, title },
    structuredData: data.jobs.length > 0 ? [jobList(data.jobs)] : [],
    crumbs: [listCrumb],
    changedAt: data.front?.changedAt ?? data.jobs[0]?.createdAt ?? '',
  };
}

function vacancyPlan(path: string, data: VacancyData): PagePlan {
  const { job, title } = data;
  const isMadeUp = job !== null && isExample(job);
  return {
    path,
    page: DATA_PAGES.vacancy,
    Page: VacancyPage,
    data,
    head: { ...vacancy.head, ...headOf(data), ...(isMadeUp && { unlisted: true }) },
    structuredData: job && !isMadeUp ? [jobPosting(job)] : [],
    crumbs: [listCrumb, { name: title, path }],
    isGone: !job,
    changedAt: job?.createdAt ?? '',
  };
}

function headOf({ job, title }: VacancyData): Pick<Head, 'title' | 'description'> {
  if (!job) return { title: `${vacancy.gone.eyebrow}: ${title}`, description: vacancy.gone.lead };
  const facts = [job.companyName, placeName(job)].filter(Boolean).join(', ');
  const text = [facts, job.description].filter(Boolean).join(': ').replace(/\s+/g, ' ');
  const description = text || vacancy.head.description;
  return { title: job.city ? `${title} – ${job.city}` : title, description };
}
