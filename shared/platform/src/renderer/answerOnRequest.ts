import { breadcrumbList } from '@site/content/structuredData.ts';
import { renderPage } from '../render/renderPage.tsx';
import type { DataPages, PagePlan } from './dataPages.ts';
import { updated } from './kept.ts';
import { withData } from './PageData.tsx';
import type { DataPage } from './rendererModule.ts';
import { TableSource } from './tableSource.ts';

/**
 * The page, file, or entries of the site's search at a path, made of what the database says just now:
 * for developing, where nothing is published. Nothing where the path is none of them, or the database
 * does not answer.
 */
export async function answerOnRequest<Item, State extends object>(
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
  const file = publication.files.find((one) => path === `/${app}/${one.file}`);
  if (file) return jsonOf(String(file.bytes));
  for (const plan of publication.pages) {
    if (plan.path === path) return pageOf(plan, app);
    const feed = path === `${plan.path}/feed.xml` && plan.feed;
    const found = feed && publication.files.find((one) => one.file === feed);
    if (found) return { type: 'text/xml; charset=utf-8', body: String(found.bytes) };
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
