import { breadcrumbList, faqPage } from '@site/content/structuredData.ts';
import { pagesModuleSchema, type RenderedPage, renderOne } from '@site/platform/render/pages.ts';
import { renderPage } from '@site/platform/render/renderPage.tsx';
import { routes } from '../routes.ts';

const module = pagesModuleSchema.parse({
  renderPage,
  breadcrumbList,
  faqPage,
  routes,
  pages: import.meta.glob('/mf-institutional/src/pages/*/Page.tsx', {
    eager: true,
    import: 'default',
  }),
  contents: import.meta.glob('/mf-institutional/src/pages/*/content.ts', {
    eager: true,
    import: 'content',
  }),
  structuredData: import.meta.glob('/mf-institutional/src/pages/*/structuredData.ts', {
    eager: true,
    import: 'structuredData',
  }),
});

/**
 * What the build makes of a page.
 * @throws UserError where the page's content has a wrong text.
 */
export const buildPage = (path: string): RenderedPage =>
  renderOne('mf-institutional', module, path);
