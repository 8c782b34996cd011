import { pageContentSchema } from '@site/content/page.ts';
import { breadcrumbList, faqPage } from '@site/content/structuredData.ts';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { type PagesModule, renderOne } from './pages.ts';

const head = { title: 'Vagas', description: 'Uma descrição com mais de vinte letras.' };
const module = (more: Partial<PagesModule> = {}): PagesModule => ({
  renderPage: () => '<h1>Vagas</h1>',
  breadcrumbList,
  faqPage,
  routes: { '/vagas': 'listings' },
  redirects: {},
  pages: { '/src/pages/listings/Page.tsx': () => null },
  contents: { '/src/pages/listings/content.ts': { head } },
  schemas: {},
  structuredData: {},
  ...more,
});

test('a page is rendered with the head of its content', () => {
  expect(renderOne('mf-jobs', module(), '/vagas')).toMatchObject({ head, html: '<h1>Vagas</h1>' });
});

test('a wrong content names the file, the field and what was expected', () => {
  const contents = { '/src/pages/listings/content.ts': { head, price: '12' } };
  const schema = z.object({ ...pageContentSchema.shape, price: z.number() });
  const schemas = { '/src/pages/listings/schema.ts': schema };
  expect(() => renderOne('mf-jobs', module({ contents, schemas }), '/vagas')).toThrow(
    /^mf-jobs\/src\/pages\/listings\/content\.ts is not valid\. price: .*expected number/,
  );
});

test('a content without a head is refused even when the page has a schema of its own', () => {
  const contents = { '/src/pages/listings/content.ts': {} };
  const schemas = { '/src/pages/listings/schema.ts': z.object({}) };
  expect(() => renderOne('mf-jobs', module({ contents, schemas }), '/vagas')).toThrow('head:');
});

test('a route whose folder has no page is named', () => {
  expect(() => renderOne('mf-jobs', module({ pages: {} }), '/vagas')).toThrow(
    '/vagas needs src/pages/listings/Page.tsx',
  );
});
