import { join } from 'node:path';
import type { Plugin } from 'vite';
import { appFolder } from '../project/apps.ts';

export const PAGES_MODULE = 'virtual:site-pages';

/** A path in the app's folder without a file: the imports of the module are resolved from there. */
const FILE = 'site-pages.virtual.ts';

/** Serves `virtual:site-pages/<app>`: one module with all that rendering an app's pages needs. */
export function pagesModule(): Plugin {
  return {
    name: 'site:pages-module',
    resolveId(id) {
      const [, app] = id.split(`${PAGES_MODULE}/`);
      return app ? join(appFolder(app), FILE) : null;
    },
    load: (id) => (id.endsWith(FILE) ? SOURCE : null),
  };
}

const SOURCE = `
export { breadcrumbList, faqPage } from '@site/content/structuredData.ts';
export { renderPage } from '@site/platform/prerender/renderPage.tsx';
import * as declared from './src/routes.ts';
export const { routes } = declared;
export const redirects = Reflect.get(declared, 'redirects');
export const topic = Reflect.get(declared, 'topic');
const byFolder = (files) => {
  const folders = {};
  for (const file in files) Object.assign(folders[file.split('/').at(-2)] ??= {}, files[file]);
  return folders;
};
export const pages = byFolder(import.meta.glob(
  './src/pages/*/{Page.tsx,content.ts,structuredData.ts,searchEntries.ts}', { eager: true },
));
export const fragments = byFolder(
  import.meta.glob('./src/fragments/*/{Fragment.tsx,content.ts}', { eager: true }),
);
`;
