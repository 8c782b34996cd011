// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { fallbackToStaticHtml, restoreFromStatic, showNotice } from './unhydratedPage.ts';

const BUTTONS = '<button></button><button></button>';

const notice = (kind = 'unhydrated') =>
  document.querySelector<HTMLElement>(`[data-notice=${kind}]`);

function pageOf(html: string): HTMLElement {
  document.body.innerHTML = `<div data-notice="unhydrated" hidden>${BUTTONS}</div>
    <div data-notice="offline" hidden>${BUTTONS}</div>
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
  const page = pageOf('<button>Próxima</button>');
  fallbackToStaticHtml(page);
  expect(notice()).toBeVisible();
  notice()?.querySelectorAll('button')[1]?.click();
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

test('the first button of a notice takes it away and does what it says', () => {
  pageOf('');
  const retry = vi.fn();
  showNotice('offline', retry);
  expect(notice('offline')).toBeVisible();
  expect(notice()).not.toBeVisible();
  notice('offline')?.querySelector('button')?.click();
  expect(notice('offline')).not.toBeVisible();
  expect(retry).toHaveBeenCalledOnce();
});
