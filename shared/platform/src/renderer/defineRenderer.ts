import { withData } from '@site/content/pageData.tsx';
import { breadcrumbList } from '@site/content/structuredData.ts';
import { renderPage } from '../render/renderPage.tsx';
import type { DataPages, PagePlan } from './dataPages.ts';
import { startRenderer, updated } from './renderer.ts';
import type { DataPage, DataRenderer } from './rendererModule.ts';
import { runRenderer } from './runRenderer.ts';
import { openTable } from './table.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The renderer of a remote's pages that are made of data: a process, and what development asks. */
export function defineRenderer<Item, State extends object>(
  pages: DataPages<Item, State>,
): DataRenderer {
  const start: DataRenderer['start'] = (options) => startRenderer(pages, options);
  return {
    start,
    run: () => runRenderer(start),
    answer: (app, path, fetch) => answerOnRequest(pages, app, path, fetch),
  };
}

/** For developing, where nothing is published: a page, a file, or the entries of the site's search. */
async function answerOnRequest<Item, State extends object>(
  pages: DataPages<Item, State>,
  app: string,
  path: string,
  fetch: typeof globalThis.fetch,
): Promise<DataPage | undefined> {
  const search = `/${app}/search.json`;
  const own = [...pages.routes.map((route) => route.replace(/:.*/, '')), `/${app}/assets/`, search];
  if (!own.some((start) => path.startsWith(start))) return undefined;
  const read = await openTable(pages, { fetch })
    .readAll()
    .catch(() => undefined);
  if (!read) return undefined;
  const publication = pages.publish(updated(pages, undefined, read, new Date()), '');
  if (path === search)
    return { type: JSON_TYPE, body: JSON.stringify(publication.search?.entries ?? []) };
  const plans = [...publication.pages];
  const plan = plans.find((one) => one.path === path);
  if (plan) return pageOf(plan, app);
  const feed = plans.find((one) => path === `${one.path}/feed.xml`)?.feed;
  const name = feed ?? path.replace(`/${app}/`, '');
  const file = publication.files.find((one) => one.file === name);
  const type = feed ? 'text/xml; charset=utf-8' : JSON_TYPE;
  return file && { type, body: String(file.bytes) };
}

function pageOf({ Page, data, path, page, head, ...plan }: PagePlan, app: string): DataPage {
  const html = renderPage(withData(Page, data), path, app);
  const structuredData = [...(plan.structuredData ?? []), breadcrumbList(plan.crumbs)];
  return { page, head, html, structuredData };
}
