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
  ['mf-rentals.4f0c9a12', 'mf-rentals', '4f0c9a12'],
  ['mf-jobs.4f0c9a12.r3', 'mf-jobs', '4f0c9a12.r3'],
])('the cookie %s names one', (value, remote, release) => {
  setCookie(value);
  expect(requestedPreview()).toEqual({ remote, release });
  leavePreview();
  expect(requestedPreview()).toBeUndefined();
});

test.each(['', 'shell.4f0c9a12', '../pages', 'mf-jobs'])('the cookie %j names none', (value) => {
  setCookie(value);
  expect(requestedPreview()).toBeUndefined();
});

test('a link sets the cookie and loads its page without the name of the preview', () => {
  const loaded = openAddress('https://site.example/auditorio?a=1&preview=mf-rentals.4f0c9a12#mapa');
  expect(loaded).toEqual(['https://site.example/auditorio?a=1#mapa']);
  expect(requestedPreview()).toEqual({ remote: 'mf-rentals', release: '4f0c9a12' });
});

test.each(['', '?preview=', '?preview=shell.4f0c9a12', '?preview=mf-jobs.4f0c%3B%20a=b'])(
  'an address with %j is no link to a preview',
  (query) => {
    expect(openAddress(`https://site.example/${query}`)).toEqual([]);
    expect(requestedPreview()).toBeUndefined();
  },
);
