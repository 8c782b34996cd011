import { dataFile } from '@site/platform/renderer/dataPages.ts';
import { defineRenderer } from '@site/platform/renderer/defineRenderer.ts';
import { parseJobs } from '../src/jobs/parseJobs.ts';
import { makeSearchIndex } from '../src/search/searchIndex.ts';
import { atomFeed } from './feed.ts';
import { DATA_PAGES, planPages } from './pages.ts';
import { searchVacancies } from './siteSearch.ts';
import { MAX_VACANCIES, noticeOf, stateSchema, updateState } from './vacancies.ts';

export const renderer = defineRenderer({
  table: { name: 'jobs', where: { type: 'job_offer' }, maxRows: MAX_VACANCIES },
  routes: Object.values(DATA_PAGES),
  parse: parseJobs,
  state: stateSchema,
  update: updateState,
  publish(kept, staleSince) {
    const index = dataFile('assets/vagas-*.json', JSON.stringify(makeSearchIndex(kept.jobs)));
    const feed = dataFile('data/feed-*.xml', atomFeed(kept.jobs, kept.changedAt));
    return {
      files: [index, feed],
      pages: planPages(kept, { staleSince, index, feed }),
      search: { entries: searchVacancies(kept.jobs) },
      notice: noticeOf(kept),
    };
  },
});
