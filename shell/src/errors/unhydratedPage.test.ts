// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { fallbackToStaticHtml, followNotice, restoreFromStatic } from './unhydratedPage.ts';

const notice = () => document.querySelector<HTMLElement>('div[data-notice]');

function pageOf(html: string): HTMLElement {
  document.body.innerHTML = `<div data-notice hidden><button data-notice="close"></button></div>
    <div data-remote="mf-jobs" data-hydrated>${html}</div>`;
  return document.body.lastElementChild as HTMLElement;
}

beforeEach(() => document.body.replaceChildren());

test('a page to read is left as it is, without a word', () => {
  const page = pageOf('<a href="/sobre">Sobre</a><details><summary>Mais</summary></details>');
  fallbackToStaticHtml(page);
  expect(page.dataset).toMatchObject({ static: '' });
  expect('hydrated' in page.dataset).toBe(false);
  expect(notice()).not.toBeVisible();
});

test('where it has controls the visitor is told, until the notice is closed or the code comes', () => {
  followNotice();
  const page = pageOf('<button>Próxima</button>');
  fallbackToStaticHtml(page);
  expect(notice()).toBeVisible();
  notice()?.querySelector('button')?.click();
  expect(notice()).not.toBeVisible();
  restoreFromStatic(page);
  fallbackToStaticHtml(page);
  expect(notice()).toBeVisible();
  restoreFromStatic(page);
  expect(notice()).not.toBeVisible();
});

test('what a page says without scripts takes the place of what waits for them, until they come', () => {
  const page = pageOf('<section></section>');
  const noscript = document.createElement('noscript');
  noscript.textContent = '<p>Ligue para nós</p>';
  page.append(noscript);
  const served = page.innerHTML;
  page.firstElementChild?.setAttribute('aria-busy', 'true');
  fallbackToStaticHtml(page);
  expect(page.querySelector('[aria-busy]')).toBeNull();
  expect(page.querySelector('p')).toHaveTextContent('Ligue para nós');
  restoreFromStatic(page);
  expect(page.innerHTML).toBe(served);
});
