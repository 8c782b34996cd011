// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import {
  fallbackToStaticHtml,
  hideUnhydratedNotice,
  useUnhydratedNotice,
} from './unhydratedPage.ts';

const isNoticeShown = () => useUnhydratedNotice.getState().isShown;

function pageOf(html: string): HTMLElement {
  document.body.innerHTML = `<div data-remote="mf-jobs" data-hydrated>${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

beforeEach(hideUnhydratedNotice);

test('a page to read is left as it is, without a word', () => {
  const page = pageOf('<a href="/sobre">Sobre</a><details><summary>Mais</summary></details>');
  fallbackToStaticHtml(page);
  expect(page.dataset).toMatchObject({ static: '' });
  expect('hydrated' in page.dataset).toBe(false);
  expect(isNoticeShown()).toBe(false);
});

test('where it has controls the visitor is told, until the page goes', () => {
  fallbackToStaticHtml(pageOf('<button>Próxima</button>'));
  expect(isNoticeShown()).toBe(true);
  hideUnhydratedNotice();
  expect(isNoticeShown()).toBe(false);
});

test('what a page says without scripts takes the place of what waits for them', () => {
  const page = pageOf('<section aria-busy="true"></section>');
  const noscript = document.createElement('noscript');
  noscript.textContent = '<p>Ligue para nós</p>';
  page.append(noscript);
  fallbackToStaticHtml(page);
  expect(page.innerHTML).toBe('<section></section><p>Ligue para nós</p>');
});
