// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { applyStylesheets, loadStylesheets } from './pageHead.ts';

const pageWith = (...hrefs: string[]) =>
  new DOMParser().parseFromString(
    hrefs.map((href) => `<link rel="stylesheet" href="${href}" data-page-style>`).join(''),
    'text/html',
  );
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[data-page-style]')];
/** Its rules are here. */
const arrive = (link: HTMLLinkElement | undefined) => {
  if (!link) return;
  Object.defineProperty(link, 'sheet', { value: new CSSStyleSheet() });
  link.dispatchEvent(new Event('load'));
};
const shown = () => links().map((link) => [link.getAttribute('href'), link.media]);

beforeEach(() => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/mf-a/a.css" data-page-style media="all">';
  arrive(links()[0]);
});

test('a new stylesheet waits switched off until its page is shown, then the old one leaves', async () => {
  const loading = loadStylesheets(['/mf-b/b.css']);
  expect(shown()).toEqual([
    ['/mf-a/a.css', 'all'],
    ['/mf-b/b.css', 'not all'],
  ]);
  arrive(links()[1]);
  await loading;
  applyStylesheets(pageWith('/mf-b/b.css'));
  expect(shown()).toEqual([['/mf-b/b.css', 'all']]);
});

test('a stylesheet that does not load is named, and leaves nothing behind', async () => {
  const loading = loadStylesheets(['/mf-b/b.css']);
  const outcome = expect(loading).rejects.toThrow('/mf-b/b.css could not be loaded');
  links()[1]?.dispatchEvent(new Event('error'));
  await outcome;
  expect(links()).toHaveLength(1);
});

test('who needs a stylesheet that is on its way waits for it; it stays when another page is shown', async () => {
  const hinted = loadStylesheets(['/mf-b/b.css']);
  const needed = loadStylesheets(['/mf-b/b.css']);
  expect(links()).toHaveLength(2);
  applyStylesheets(pageWith('/mf-a/a.css'));
  expect(shown()[1]).toEqual(['/mf-b/b.css', 'not all']);
  arrive(links()[1]);
  await Promise.all([hinted, needed]);
  applyStylesheets(pageWith('/mf-a/a.css'));
  expect(links()).toHaveLength(1);
});
