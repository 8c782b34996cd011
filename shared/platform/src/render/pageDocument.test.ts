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

test('nothing stands between the container and the page, and files are named by their addresses', () => {
  const html = documentWith('<h1>Vagas</h1>');
  expect(html).toContain(
    'data-contract="3" data-requires="{&quot;react&quot;:&quot;^19.0.0&quot;}"><h1>Vagas</h1></div><!--shell:footer-->',
  );
  expect(html).toContain('data-entry="/mf-jobs/assets/remoteEntry-1.js"');
  expect(html).toContain('href="/mf-jobs/assets/styles.css"');
});

test('preloads of pictures that React puts before the page move into the head', () => {
  const html = documentWith('<link rel="preload" as="image" href="/x.avif"/><h1>Vagas</h1>');
  expect(html.indexOf('as="image"')).toBeLessThan(html.indexOf('</head>'));
  expect(html).toContain('"><h1>');
});
