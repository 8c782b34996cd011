// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { followPreviewLink, leavePreview, requestedPreview } from './previewCookie.ts';

const setCookie = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser keeps it.
  document.cookie = `preview=${value}; path=/`;
};
const openAddress = (address: string) => {
  const replace = vi.fn();
  vi.stubGlobal('location', { href: address, replace });
  followPreviewLink();
  return replace.mock.calls.map(String);
};
afterEach(() => leavePreview());

test.each([
  ['mf-rentals.4f0c9a12', { remote: 'mf-rentals', release: '4f0c9a12' }],
  ['mf-jobs.4f0c9a12.r3', { remote: 'mf-jobs', release: '4f0c9a12.r3' }],
  ['', undefined],
  ['shell.4f0c9a12', undefined],
  ['../pages', undefined],
  ['mf-jobs', undefined],
])('the cookie %j names %j, until it is left', (value, named) => {
  setCookie(value);
  expect(requestedPreview()).toEqual(named);
  leavePreview();
  expect(requestedPreview()).toBeUndefined();
});

test('a link sets the cookie and loads its page without the name of the preview', () => {
  const loaded = openAddress('https://site.example/auditorio?a=1&preview=mf-rentals.4f0c9a12#mapa');
  expect(loaded).toEqual(['https://site.example/auditorio?a=1#mapa']);
  expect(requestedPreview()).toEqual({ remote: 'mf-rentals', release: '4f0c9a12' });
});

const NO_PREVIEWS = ['', '?preview=', '?preview=shell.4f0c9a12', '?preview=mf-jobs.4f0c%3B%20a=b'];

test.each(NO_PREVIEWS)('%j is no link to a preview', (query) => {
  expect(openAddress(`https://site.example/${query}`)).toEqual([]);
  expect(requestedPreview()).toBeUndefined();
});
