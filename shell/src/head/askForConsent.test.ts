// @vitest-environment jsdom
import { useSiteStore } from '@site/runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { followConsent } from '../widgets/consent/consent.ts';
import { askForConsent } from './askForConsent.ts';

const KEY = 'cookie_consent';
const html = document.documentElement;

/** Whether the banner asks in a page whose head runs now. */
function asks(): boolean {
  delete html.dataset.asksConsent;
  askForConsent();
  return 'asksConsent' in html.dataset;
}

beforeEach(() => {
  forgetListeners(window);
  localStorage.clear();
  useSiteStore.setState(useSiteStore.getInitialState());
  document.body.innerHTML =
    '<div id="root"><button data-consent="essential-only">Só essenciais</button></div>';
});

afterEach(() => void delete html.dataset.earlyConsent);

test('the banner asks without a stored choice, and where storage throws', () => {
  expect(asks()).toBe(true);
  localStorage.setItem(KEY, 'accepted-all');
  expect(asks()).toBe(false);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(asks()).toBe(true);
});

test('a tap before hydration is stored, and counts from then on where storage has refused it', () => {
  askForConsent();
  document.querySelector('button')?.click();
  expect(localStorage.getItem(KEY)).toBe('{"choice":"essential-only"}');
  localStorage.clear();
  followConsent()();
  expect(useSiteStore.getState().consent).toEqual({ choice: 'essential-only' });
});

test('once the frame is hydrated, taps are the frame’s', () => {
  askForConsent();
  document.getElementById('root')?.setAttribute('data-hydrated', '');
  document.querySelector('button')?.click();
  expect(localStorage.getItem(KEY)).toBeNull();
});
