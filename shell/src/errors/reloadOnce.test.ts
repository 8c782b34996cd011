// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAIN_ID } from '../browser/marks.ts';
import { reloadOnce } from './reloadOnce.ts';

const reload = vi.fn();
const fetched = vi.fn(async () => ({ ok: true }));

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('location', { pathname: '/vagas', reload });
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = `<main id="${MAIN_ID}"><input value="antes">
    <select><option>uma</option><option>outra</option></select></main>`;
});
afterEach(() => reload.mockClear());

const field = () => document.querySelector('input');

test('a tab is loaded anew once for each build', async () => {
  expect(await reloadOnce('um')).toBe(true);
  expect(await reloadOnce('um')).toBe(false);
  expect(await reloadOnce('dois')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['typed', () => Object.assign(field() ?? {}, { value: 'meu texto' })],
  ['is about to type', () => field()?.focus()],
  ['chose', () => Object.assign(document.querySelector('select') ?? {}, { selectedIndex: 1 })],
])('never where a visitor %s', async (_, act) => {
  act();
  expect(await reloadOnce('um')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('nor where the page is not to be had, the visitor has gone on, or no note of it is kept', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  expect(await reloadOnce('um')).toBe(false);
  fetched.mockImplementationOnce(async () => {
    Object.assign(window.location, { pathname: '/sobre' });
    return { ok: true };
  });
  expect(await reloadOnce('um')).toBe(false);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('cheio', 'QuotaExceededError');
  });
  expect(await reloadOnce('um')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
