// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { decodedParam, findPage } from './loadedPage.ts';

function documentWith(attributes: string): Document {
  return new DOMParser().parseFromString(`<main><div ${attributes}></div></main>`, 'text/html');
}

const GOOD =
  'data-remote="mf-jobs" data-entry="/mf-jobs/assets/e.js" data-page="/vagas" data-contract="1"';

test('the container says who owns the page and which build it is of', () => {
  expect(findPage(documentWith(GOOD)).container).toEqual({
    remote: 'mf-jobs',
    entry: '/mf-jobs/assets/e.js',
    page: '/vagas',
    contract: 1,
  });
});

test('a document without a page is refused with a clear error', () => {
  expect(() => findPage(documentWith('id="x"'))).toThrow('no element with data-remote');
});

test('a container whose entry lies on another host is refused', () => {
  const foreign = GOOD.replace('/mf-jobs/assets/e.js', '//evil.example/e.js');
  expect(() => findPage(documentWith(foreign))).toThrow();
});

test.each([
  ['/blog/noticias', '/blog/:category', 'noticias'],
  ['/blog/inova%C3%A7%C3%A3o', '/blog/:category', 'inovação'],
  ['/blog/%ff', '/blog/:category', '%ff'],
  ['/sobre', '/sobre', ''],
])('what %s has for the variable of %s is “%s”', (pathname, claimed, param) => {
  expect(decodedParam(pathname, claimed)).toBe(param);
});
