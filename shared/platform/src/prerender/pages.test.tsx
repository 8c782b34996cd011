import type { PageContent } from '@site/content/page.ts';
import { breadcrumbList, faqPage } from '@site/content/structuredData.ts';
import { expect, test } from 'vitest';
import { firstPicture, type PagesModule, pagesModuleSchema, renderOne } from './pages.ts';

const head = { title: 'Vagas', description: 'Uma descrição com mais de vinte letras.' };
const partsOf = (content: PageContent) => ({
  listings: { default: () => null, content, structuredData: [], searchEntries: [] },
});
const module = (more: Partial<PagesModule> = {}): PagesModule => ({
  renderPage: () => '<h1>Vagas</h1>',
  breadcrumbList,
  faqPage,
  routes: { '/vagas': 'listings' },
  redirects: {},
  fragments: {},
  pages: partsOf({ head }),
  ...more,
});

test.each([
  ['no head', { head: undefined }, 'head: write a title'],
  ['an empty text', { title: '' }, 'title: write a text here'],
  ['a space at the end', { hero: { title: 'Vagas ' } }, 'hero.title: take away the space'],
  ['two spaces', { items: ['Som', 'Ar  condicionado'] }, 'items.1: write one space'],
  ['straight quotes', { faq: { items: [{ answer: 'O "A1"' }] } }, 'faq.items.0.answer: write “'],
  ['a picture without text', { photo: { variants: [] } }, 'photo.alt: write a text here'],
  ['a picture with hardly a text', { photo: { variants: [], alt: 'Sala' } }, 'photo.alt: describe'],
  ['no path', { link: { href: '/Sobre nós' } }, "link.href: write a page of this site as '/sobre'"],
  ['a missing anchor', { link: { href: '#planos' } }, 'link.href: the page has nothing with'],
])('%s stops the build with the file and the field', (_, wrong, problem) => {
  const pages = { listings: { default: () => null, content: { head, ...wrong } } };
  expect(() =>
    renderOne('mf-jobs', pagesModuleSchema.parse({ ...module(), pages }), '/vagas'),
  ).toThrow(`mf-jobs/src/pages/listings/content.ts is not valid. ${problem}`);
});

test('a route whose folder has no page is named', () => {
  expect(() => renderOne('mf-jobs', module({ pages: {} }), '/vagas')).toThrow(
    '/vagas needs src/pages/listings/Page.tsx',
  );
});

test('a page that throws while it is rendered is named, with the line that threw', () => {
  const error = new Error('KAPUTT');
  error.stack = 'Error: KAPUTT\n    at Listings (/site/mf-jobs/src/pages/listings/Page.tsx:7:9)';
  const renderPage = () => {
    throw error;
  };
  expect(() => renderOne('mf-jobs', module({ renderPage }), '/vagas')).toThrow(
    'mf-jobs/vagas could not be rendered: KAPUTT (/site/mf-jobs/src/pages/listings/Page.tsx:7:9)',
  );
});

const picture = (name: string) => ({
  alt: `Foto ${name}`,
  width: 1600,
  height: 900,
  variants: [800, 1600].map((width) => ({
    width,
    avif: `${name}.avif`,
    webp: `${name}-${width}.webp`,
  })),
});

test('the first picture of a content is found however deep, by its largest file', () => {
  const content = { head: { title: 'x' }, gallery: { photos: [picture('a'), picture('b')] } };
  expect(firstPicture(content)).toEqual({ alt: 'Foto a', file: 'a-1600.webp' });
  expect(firstPicture({ head: { title: 'x' }, items: [null, 3] })).toBeUndefined();
});
