// @vitest-environment jsdom
import { useSiteStore } from '@site/runtime';
import { beforeEach, expect, test } from 'vitest';
import { forgetStatic, leaveStatic } from './staticPage.ts';

const notices = () =>
  useSiteStore
    .getState()
    .takeToasts()
    .map((request) => (request.kind === 'dismiss' ? 'gone' : request.text));

function pageOf(html: string): HTMLElement {
  document.body.innerHTML = `<div data-remote="mf-jobs" data-alive>${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

beforeEach(() => {
  useSiteStore.setState(useSiteStore.getInitialState());
});

test('a page to read is left as it is, without a word', () => {
  const page = pageOf('<a href="/sobre">Sobre</a><details><summary>Mais</summary></details>');
  leaveStatic(page);
  expect(page.dataset).toMatchObject({ static: '' });
  expect('alive' in page.dataset).toBe(false);
  expect(notices()).toEqual([]);
});

test('where it has controls the visitor is told, until the page goes', () => {
  const page = pageOf('<button>Próxima</button>');
  leaveStatic(page);
  forgetStatic();
  expect(notices()).toEqual(['Alguns recursos desta página não carregaram.']);
  page.remove();
  forgetStatic();
  expect(notices()).toEqual(['gone']);
});

test('what a page says without scripts takes the place of what waits for them', () => {
  const page = pageOf('<section aria-busy="true"></section>');
  const noscript = document.createElement('noscript');
  noscript.textContent = '<p>Ligue para nós</p>';
  page.append(noscript);
  leaveStatic(page);
  expect(page.innerHTML).toBe('<section></section><p>Ligue para nós</p>');
});
