import { fill } from '@site/content/fill.ts';
import type { Head } from '@site/content/page.ts';
import type { Crumb } from '@site/content/structuredData.ts';
import type { PageProps } from '@site/contract/contract.ts';
import type { ComponentType } from 'react';
import type { ListData } from '../src/data/listData.ts';
import type { VacancyData } from '../src/data/vacancyData.ts';
import { placeName } from '../src/jobs/placeName.ts';
import { content as listings } from '../src/pages/listings/content.ts';
import { rangeOf } from '../src/pages/listings/OlderList.tsx';
import ListingsPage from '../src/pages/listings/Page.tsx';
import { content as vacancy } from '../src/pages/vacancy/content.ts';
import VacancyPage from '../src/pages/vacancy/Page.tsx';
import { jobPosting, jobPostings } from './jobPosting.ts';
import { FRONT, listsOf } from './lists.ts';
import type { Memory } from './memory.ts';
import { similarTo } from './similar.ts';

/** A page that is to be published: what it is rendered from, and what its head says. */
export interface PagePlan {
  path: string;
  /** The key into the module's pages. */
  page: string;
  /** The name of its assets in the build. */
  group: string;
  Page: ComponentType<PageProps>;
  data: ListData | VacancyData;
  head: Head;
  structuredData: readonly object[];
  crumbs: readonly Crumb[];
  isGone: boolean;
  /** ISO 8601: when its content last changed, as far as the data say. */
  changedAt: string;
}

export interface PlanOptions {
  memory: Memory;
  /** When the database last answered, where it does not any more; else empty. */
  staleSince: string;
  /** Address of the search index. */
  index: string;
}

/** The keys of the pages that are made of data; the build's own documents of them are left out. */
export const DATA_PAGES = { list: FRONT, vacancy: '/vagas/:vaga' } as const;

const listCrumb: Crumb = { name: listings.breadcrumb, path: FRONT };

/** Every page made of the vacancies, one at a time: lists, vacancies, filled vacancies. */
export function* planPages(options: PlanOptions): Generator<PagePlan, void> {
  const { jobs, gone, archive } = options.memory;
  for (const { path, jobs: listed, older, newer } of listsOf(jobs, archive)) {
    const front = path === FRONT ? frontOf(options) : null;
    yield listPlan(path, { jobs: [...listed], older, newer, front });
  }
  const similar = similarTo(jobs);
  for (const job of jobs) {
    yield vacancyPlan(job.path, { job, title: job.title, similar: similar(job) });
  }
  for (const filled of Object.values(gone)) {
    yield vacancyPlan(filled.path, { job: null, title: filled.title, similar: similar(filled) });
  }
}

function frontOf({ memory, staleSince, index }: PlanOptions): NonNullable<ListData['front']> {
  return { total: memory.jobs.length, changedAt: memory.changedAt, staleSince, index };
}

function listPlan(path: string, data: ListData): PagePlan {
  const title = fill(listings.board.olderTitle, rangeOf(data));
  const older = { name: title, path };
  return {
    path,
    page: DATA_PAGES.list,
    group: 'listings',
    Page: ListingsPage,
    data,
    head: data.front ? listings.head : { ...listings.head, title },
    structuredData: data.jobs.length > 0 ? [jobPostings(data.jobs)] : [],
    crumbs: data.front ? [listCrumb] : [listCrumb, older],
    isGone: false,
    changedAt: data.front?.changedAt ?? data.jobs[0]?.createdAt ?? '',
  };
}

function vacancyPlan(path: string, data: VacancyData): PagePlan {
  const { job, title } = data;
  return {
    path,
    page: DATA_PAGES.vacancy,
    group: 'vacancy',
    Page: VacancyPage,
    data,
    head: { ...vacancy.head, ...headOf(data) },
    structuredData: job ? [jobPosting(job)] : [],
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
