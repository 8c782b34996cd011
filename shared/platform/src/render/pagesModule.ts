import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { appFolder } from '../project/apps.ts';

export const PAGES_MODULE = 'virtual:site-pages';

/** Serves `virtual:site-pages/<app>`: one module with all that rendering an app's pages needs. */
export function pagesModule(): Plugin {
  let root = '';
  return {
    name: 'site:pages-module',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id.startsWith(PAGES_MODULE) ? `\0${id}` : null),
    load(id) {
      const [, app] = id.split(`\0${PAGES_MODULE}/`);
      return app ? source(root, appFolder(app)) : null;
    },
  };
}

function source(root: string, folder: string): string {
  // Globs of a module without a file are relative to Vite's root.
  const parts = (files: string) =>
    `byFolder(import.meta.glob('/${join(relative(root, folder), 'src', files)}', { eager: true }))`;
  return `
export { breadcrumbList, faqPage } from '@site/content/structuredData.ts';
export { renderPage } from '@site/platform/render/renderPage.tsx';
import * as declared from ${JSON.stringify(join(folder, 'src/routes.ts'))};
export const { routes } = declared;
export const redirects = Reflect.get(declared, 'redirects');
export const topic = Reflect.get(declared, 'topic');
const byFolder = (files) => {
  const folders = {};
  for (const file in files) Object.assign(folders[file.split('/').at(-2)] ??= {}, files[file]);
  return folders;
};
export const pages = ${parts('pages/*/{Page.tsx,content.ts,structuredData.ts,searchEntries.ts}')};
export const fragments = ${parts('fragments/*/{Fragment.tsx,content.ts}')};
`;
}
