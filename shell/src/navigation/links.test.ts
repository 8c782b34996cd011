// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { internalLink } from './links.ts';

function linkUnder(html: string): URL | undefined {
  document.body.innerHTML = html;
  let found: URL | undefined;
  const target = document.querySelector('[data-target]');
  target?.addEventListener('click', (event) => {
    found = internalLink(event);
    // There is nowhere to go to from a test.
    event.preventDefault();
  });
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return found;
}

test('a click anywhere inside a link to a page is the page’s', () => {
  expect(linkUnder('<a href="/sobre?a=1"><b data-target>Sobre</b></a>')?.pathname).toBe('/sobre');
});

test.each([
  ['another site', '<a data-target href="https://wa.me/55">Chat</a>'],
  ['a new tab', '<a data-target href="/sobre" target="_blank">Sobre</a>'],
  ['a download', '<a data-target href="/sobre" download>Sobre</a>'],
  ['a file', '<a data-target href="/sitemap.xml">Mapa</a>'],
  ['an e-mail', '<a data-target href="mailto:a@b.example">E-mail</a>'],
  ['a reload', '<a data-target href="?" data-reload>De novo</a>'],
  ['no link at all', '<p data-target>Texto</p>'],
])('a click on %s is left to the browser', (_, html) => {
  expect(linkUnder(html)).toBeUndefined();
});
