import { breadcrumbList } from '@site/content/structuredData.ts';
import { renderPage } from '@site/platform/render/renderPage.tsx';
import type { DataPage } from '@site/platform/renderer/dataPage.ts';
import { site } from '@site/site';
import { makeSearchIndex } from '../src/search/searchIndex.ts';
import { atomFeed } from './feed.ts';
import { updateMemory } from './memory.ts';
import { planPages } from './pages.ts';
import { searchVacancies } from './siteSearch.ts';
import { OfferSource } from './source.ts';
import { withData } from './withData.tsx';

/** The vacancies as entries of the site's search. */
const SEARCH = '/mf-jobs/search.json';
const INDEX = '/mf-jobs/assets/vagas-development.json';

/**
 * The page, feed, search index or entries of the site's search at a path, made of what the database says just now: for developing,
 * where nothing is published. Nothing where the path is none of them, or the database is gone.
 */
export async function answerOnRequest(
  path: string,
  fetch: typeof globalThis.fetch,
): Promise<DataPage | undefined> {
  if (!path.startsWith('/vagas') && path !== INDEX && path !== SEARCH) return undefined;
  const { url, anonKey: key } = site.backend;
  const source = new OfferSource(url ? { url, key } : { url: 'http://localhost', key, fetch });
  const offers = await source.readChanged().catch(() => undefined);
  if (!offers) return undefined;
  const memory = updateMemory(undefined, offers, new Date());
  if (path === INDEX) return file('application/json', JSON.stringify(makeSearchIndex(memory.jobs)));
  if (path === SEARCH) {
    return file('application/json', JSON.stringify(searchVacancies(memory.jobs).entries));
  }
  if (path === '/vagas/feed.xml') return file('text/xml', atomFeed(memory.jobs, memory.changedAt));
  for (const plan of planPages({ memory, staleSince: '', index: INDEX })) {
    if (plan.path !== path) continue;
    const { page, head, structuredData, crumbs, Page, data } = plan;
    const html = renderPage(withData(Page, data), path, 'mf-jobs');
    return { page, head, html, structuredData: [...structuredData, breadcrumbList(crumbs)] };
  }
  return undefined;
}

function file(type: string, body: string): DataPage {
  return { type: `${type}; charset=utf-8`, body };
}
