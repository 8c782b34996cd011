import type { Plugin } from 'vite';

/** Import this to get an app's pages and contents for rendering on the server. */
export const PAGES_MODULE = 'virtual:site-pages';

/**
 * Serves `virtual:site-pages/<app>`: one module with all that rendering an app's pages needs.
 * `folderOf(app)` is the app's folder as seen from Vite's root, as in `/mf-rentals` or ``.
 */
export function pagesModule(folderOf: (app: string) => string): Plugin {
  return {
    name: 'site:pages-module',
    resolveId: (id) => (id.startsWith(PAGES_MODULE) ? `\0${id}` : null),
    load(id) {
      const [, app] = id.split(`\0${PAGES_MODULE}/`);
      return app ? source(folderOf(app)) : null;
    },
  };
}

function source(folder: string): string {
  const glob = (file: string, name: string) =>
    `import.meta.glob('${folder}/src/pages/*/${file}', { eager: true, import: '${name}' })`;
  return `
export { breadcrumbList, faqPage } from '@site/content/structuredData.ts';
export { renderPage } from '@site/platform/render/renderPage.tsx';
import * as declared from '${folder}/src/routes.ts';
export const { routes } = declared;
export const redirects = Reflect.get(declared, 'redirects');
export const topic = Reflect.get(declared, 'topic');
export const pages = ${glob('Page.tsx', 'default')};
export const contents = ${glob('content.ts', 'content')};
export const structuredData = ${glob('structuredData.ts', 'structuredData')};
export const searchEntries = ${glob('searchEntries.ts', 'searchEntries')};
`;
}
