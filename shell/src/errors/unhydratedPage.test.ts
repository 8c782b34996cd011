// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { fallbackToStaticHtml, showNotice } from './unhydratedPage.ts';

const shown = () => document.querySelector<HTMLElement>('[data-notice]:not([hidden])');

function pageOf(html: string): HTMLElement {
  document.body.innerHTML = `<div data-notice="unhydrated" hidden><button></button><button></button></div>
    <div data-notice="offline" hidden><button></button><button></button></div>
    <div data-remote="mf-jobs" data-hydrated>${html}</div>`;
  return document.body.lastElementChild as HTMLElement;
}

beforeEach(() => document.body.replaceChildren());

test('a page to read is left as it is, without a word, and is busy no more', () => {
  const page = pageOf('<a href="/sobre">Sobre</a><details aria-busy="true"></details>');
  fallbackToStaticHtml(page);
  expect(page.dataset).toMatchObject({ static: '' });
  expect('hydrated' in page.dataset).toBe(false);
  expect(page.querySelector('[aria-busy]')).toBeNull();
  expect(shown()).toBeNull();
});

test('one notice stands at a time, and its first button takes it away and acts', () => {
  const page = pageOf('<button>Próxima</button>');
  const retry = vi.fn();
  fallbackToStaticHtml(page);
  expect(shown()?.dataset.notice).toBe('unhydrated');
  showNotice('offline', retry);
  expect(shown()?.dataset.notice).toBe('offline');
  shown()?.querySelector('button')?.click();
  expect(shown()).toBeNull();
  expect(retry).toHaveBeenCalledOnce();
});
