import type { DataPages } from './dataPages.ts';
import { renderPlan } from './publisher.ts';
import { startRenderer, updated } from './renderer.ts';
import type { DataRenderer } from './rendererModule.ts';
import { runRenderer } from './runRenderer.ts';
import { openTable } from './table.ts';

/** The renderer of a remote's pages that are made of data: a process, and what development asks. */
export function defineRenderer<Item, State extends object>(
  pages: DataPages<Item, State>,
): DataRenderer {
  const start: DataRenderer['start'] = (options) => startRenderer(pages, options);
  return {
    start,
    run: () => runRenderer(start),
    /** For developing, where nothing is published: a page, a file, or the entries of the site's search. */
    async answer(app, path, fetch) {
      const search = `/${app}/search.json`;
      const routes = pages.routes.map((route) => route.replace(/:.*/, ''));
      const own = [...routes, `/${app}/assets/`, search];
      if (!own.some((start) => path.startsWith(start))) return undefined;
      const { readAll } = openTable(pages, { fetch });
      const read = await readAll().catch(() => undefined);
      if (!read) return undefined;
      const publication = pages.publish(updated(pages, undefined, read, new Date()), '');
      if (path === search) return Response.json(publication.search?.entries ?? []);
      const plans = [...publication.pages];
      const plan = plans.find((one) => one.path === path);
      if (plan) return renderPlan(plan, app);
      const feed = plans.find((one) => path === `${one.path}/feed.xml`)?.feed;
      const name = feed ?? path.replace(`/${app}/`, '');
      const file = publication.files.find((one) => one.file === name);
      const headers = { 'content-type': feed ? 'text/xml; charset=utf-8' : 'application/json' };
      return file && new Response(String(file.bytes), { headers });
    },
  };
}
