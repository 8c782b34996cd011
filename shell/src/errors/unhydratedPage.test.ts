// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { fallbackToStaticHtml, showNotice } from './unhydratedPage.ts';

const notice = () => document.querySelector<HTMLElement>('[data-notice]');

function pageOf(html: string): HTMLElement {
  document.body.innerHTML = `<div data-notice hidden><p>Algo falta.</p><button>Recarregar</button><button>x</button></div>
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
  expect(notice()).not.toBeVisible();
});

test('a notice with words of its own says them, and its first button takes it away and acts', () => {
  const page = pageOf('<button>Próxima</button>');
  const retry = vi.fn();
  showNotice(retry, { text: 'Sem conexão', action: 'De novo' });
  expect(notice()).toBeVisible();
  expect(notice()).toHaveTextContent(/^Sem conexãoDe novox$/);
  notice()?.querySelector('button')?.click();
  expect(notice()).not.toBeVisible();
  expect(retry).toHaveBeenCalledOnce();
  fallbackToStaticHtml(page);
  expect(notice()).toHaveTextContent(/^Algo falta.Recarregarx$/);
});
