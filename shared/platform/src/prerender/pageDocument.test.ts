import { site } from '@site/site';
import { expect, test } from 'vitest';
import { headTags, pageDocument } from './pageDocument.ts';

const build = {
  name: 'mf-jobs',
  entry: 'assets/remoteEntry-1.js',
  shared: { react: { version: '19.3.1', requires: '^19.0.0' } },
  site,
};
const documentWith = (html: string) =>
  pageDocument(build, {
    ...{ path: '/vagas', page: '/vagas', html },
    head: { title: 'Vagas', description: 'Todas as vagas.' },
    structuredData: [],
    assets: { stylesheets: ['assets/styles.css'], preload: ['assets/Page.js'] },
  });

test('preloads of pictures that React puts before the page move into the head', () => {
  const html = documentWith('<link rel="preload" as="image" href="/x.avif"/><h1>Vagas</h1>');
  expect(html.indexOf('as="image"')).toBeLessThan(html.indexOf('</head>'));
  expect(html).toContain('"><h1>');
});

const head = {
  title: 'Sobre a associação',
  description: 'Uma descrição com mais de vinte letras.',
};
const tags = (more = {}, path = '/sobre') =>
  headTags(site, { head: { ...head, ...more }, path, structuredData: [] });

const NAMED = ['og:title', 'og:description', 'og:image'];
const ADDRESSED = ['canonical', 'og:url', ...NAMED];

test.each([
  ['any other page', {}, '/sobre', 'index', ADDRESSED],
  ['an unlisted page', { unlisted: true }, '/sobre', 'noindex', ADDRESSED],
  ['the page of an error', { noindex: true }, '/404', 'noindex', []],
  ['the document of a pattern', {}, '/blog/:categoria', 'index', NAMED],
  ['its document of an error', { noindex: true }, '/blog/:nada', 'noindex', NAMED],
])('%s says whether it is found, and what it is passed on by', (_, more, path, robots, names) => {
  const html = tags(more, path);
  expect(html).toContain(`name="robots" content="${robots}, follow"`);
  expect(ADDRESSED.filter((name) => html.includes(name))).toEqual(names);
});

test.each([
  ['a letter', 'x'],
  ['an emoji of several code points', '👨‍👩‍👧‍👦'],
  ['a letter whose accent is a character of its own', 'a\u0303'],
])('a title is cut to 60 characters, a description to 160: %s counts as one', (_, letter) => {
  const html = tags({ title: letter.repeat(61), description: letter.repeat(161) });
  expect(html).toContain(`>${letter.repeat(57)}... | Ipê Empresarial<`);
  expect(html).toContain(`name="description" content="${letter.repeat(157)}..."`);
  expect(tags({ title: letter.repeat(60) })).toContain(`>${letter.repeat(60)} | `);
});

test('a page is named by its whole address, and has the picture of the site', () => {
  const html = tags();
  expect(html).toContain('<title data-page-head>Sobre a associação | Ipê Empresarial</title>');
  expect(html).toContain('content="https://ipe-empresarial.example/shell/brand/og-default.png"');
  expect(html).toContain('rel="canonical" href="https://ipe-empresarial.example/sobre"');
  expect(html).toContain('property="og:url" content="https://ipe-empresarial.example/sobre"');
  expect(html).toContain('name="twitter:card" content="summary_large_image"');
});

test('a picture of its own is named by its whole address and its text', () => {
  const picture = { file: '/mf-jobs/assets/sharing-1.jpg', alt: 'Um "telão"' };
  const html = headTags(site, { head, path: '/sobre', structuredData: [] }, picture);
  expect(html).toContain(
    'property="og:image" content="https://ipe-empresarial.example/mf-jobs/assets/sharing-1.jpg"',
  );
  expect(html).toContain('property="og:image:alt" content="Um &quot;telão&quot;"');
});

test('neither a text nor structured data breaks out of its tag', () => {
  const script = '</script><script>alert(1)</script>';
  const structuredData = [{ name: script }];
  const html = headTags(site, {
    head: { ...head, title: `">${script}` },
    path: '/',
    structuredData,
  });
  expect(html.match(/<\/?script/g)).toHaveLength(2);
});
