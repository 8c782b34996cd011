import { type PagesModule, pagesModuleSchema, renderAll } from '@site/platform/prerender/pages.ts';

/** Each remote with its pages, rendered from source as by its build. */
export async function renderSite() {
  const sources = {
    shell: await import('virtual:site-pages/shell'),
    'mf-institutional': await import('virtual:site-pages/mf-institutional'),
    'mf-rentals': await import('virtual:site-pages/mf-rentals'),
    'mf-channels': await import('virtual:site-pages/mf-channels'),
    'mf-jobs': await import('virtual:site-pages/mf-jobs'),
    'mf-teasers': await import('virtual:site-pages/mf-teasers'),
  };
  return Object.entries(sources).map(([app, source]) => {
    const module: PagesModule = pagesModuleSchema.parse({ ...source });
    return { module, ...renderAll(app, module) };
  });
}
