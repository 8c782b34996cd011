// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { isVisitorBusy } from './isVisitorBusy.ts';

afterEach(() => document.body.replaceChildren());

function show(html: string): void {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('[data-focus]')?.focus();
}

test('nobody is busy on a page that is only read', () => {
  show('<header><button aria-expanded="false">Serviços</button></header><dialog>…</dialog>');
  expect(isVisitorBusy()).toBe(false);
});

test('an answer that is open in the page does not block', () => {
  show('<main><button aria-expanded="true">Pergunta</button><details open></details></main>');
  expect(isVisitorBusy()).toBe(false);
});

test.each([
  '<header><button aria-expanded="true">Serviços</button></header>',
  '<aside><button aria-expanded="true">Acessibilidade</button></aside>',
  '<header><details open><summary>Serviços</summary></details></header>',
])('an open menu or panel of the frame blocks: %s', (html) => {
  show(html);
  expect(isVisitorBusy()).toBe(true);
});

test.each(['<dialog open>…</dialog>', '<div role="dialog">…</div>'])(
  'an open dialog blocks: %s',
  (html) => {
    show(html);
    expect(isVisitorBusy()).toBe(true);
  },
);

test.each([
  '<input data-focus>',
  '<textarea data-focus></textarea>',
  '<select data-focus></select>',
  '<p contenteditable tabindex="0" data-focus></p>',
])('a visitor who is typing blocks: %s', (html) => {
  show(html);
  expect(isVisitorBusy()).toBe(true);
});

test('a focused button or link does not block', () => {
  show('<button data-focus>Enviar</button>');
  expect(isVisitorBusy()).toBe(false);
});
