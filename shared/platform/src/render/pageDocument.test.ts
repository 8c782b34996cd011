import { site } from '@site/site';
import { expect, test } from 'vitest';
import { pageDocument } from './pageDocument.ts';

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
