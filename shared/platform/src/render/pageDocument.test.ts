import { expect, test } from 'vitest';
import { pageDocument } from './pageDocument.ts';

const page = {
  remote: 'mf-jobs',
  entry: '/mf-jobs/assets/remoteEntry-1.js',
  page: '/vagas',
  requires: { react: '^19.0.0' },
  headTags: '<title data-page-head>Vagas</title>',
  stylesheets: ['/mf-jobs/assets/styles.css'],
  preload: ['/mf-jobs/assets/Page.js'],
};

test('nothing stands between the container and the page, so that hydration succeeds', () => {
  expect(pageDocument({ ...page, html: '<h1>Vagas</h1>' })).toContain(
    'data-contract="3" data-requires="{&quot;react&quot;:&quot;^19.0.0&quot;}"><h1>Vagas</h1></div><!--shell:footer-->',
  );
});

test('preloads of pictures that React puts before the page move into the head', () => {
  const preload = '<link rel="preload" as="image" href="/x.avif"/>';
  const html = pageDocument({ ...page, html: `${preload}<h1>Vagas</h1>` });
  expect(html.indexOf('as="image"')).toBeLessThan(html.indexOf('</head>'));
  expect(html).toContain('"><h1>');
});
