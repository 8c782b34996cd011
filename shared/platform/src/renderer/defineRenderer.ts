import { withData } from '@site/content/pageData.tsx';
import { breadcrumbList } from '@site/content/structuredData.ts';
import { renderPage } from '../render/renderPage.tsx';
import type { DataPages, PagePlan } from './dataPages.ts';
import { startRenderer, updated } from './renderer.ts';
import type { DataPage, DataRenderer } from './rendererModule.ts';
import { runRenderer } from './runRenderer.ts';
import { TableSource } from './tableSource.ts';

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
  const read = await new TableSource(pages, { fetch }).readAll().catch(() => undefined);
  if (!read) return undefined;
  const publication = pages.publish(updated(pages, undefined, read, new Date()), '');
  if (path === search) return jsonOf(JSON.stringify(publication.search?.entries ?? []));
  const fileOf = (name: string) => publication.files.find(({ file }) => file === name);
  const file = fileOf(path.replace(`/${app}/`, ''));
  if (file) return jsonOf(String(file.bytes));
  for (const plan of publication.pages) {
    if (plan.path === path) return pageOf(plan, app);
    const feed = path === `${plan.path}/feed.xml` && fileOf(plan.feed ?? '');
    if (feed) return { type: 'text/xml; charset=utf-8', body: String(feed.bytes) };
  }
  return undefined;
}

function pageOf({ Page, data, path, page, head, ...plan }: PagePlan, app: string): DataPage {
  const html = renderPage(withData(Page, data), path, app);
  const structuredData = [...(plan.structuredData ?? []), breadcrumbList(plan.crumbs)];
  return { page, head, html, structuredData };
}

function jsonOf(body: string): DataPage {
  return { type: 'application/json; charset=utf-8', body };
}
