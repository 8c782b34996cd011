// @vitest-environment jsdom
import { useSiteStore } from '@site/runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONSENT_KEY, followConsent } from '../consent/consent.ts';
import { consentScript } from './consentScript.ts';

const html = document.documentElement;
const asks = () => 'asksConsent' in html.dataset;
const listeners: [string, EventListener][] = [];

/** Runs the head's script on a page with the banner, as the browser does before the first paint. */
function runHeadScript(): void {
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    if (typeof listener !== 'function') return;
    listeners.push([type, listener]);
    document.addEventListener(type, listener);
  });
  new Function(consentScript().replace(/<\/?script>/g, ''))();
}

beforeEach(() => {
  localStorage.clear();
  useSiteStore.setState(useSiteStore.getInitialState());
  delete html.dataset.asksConsent;
  document.body.innerHTML =
    '<div id="root"><button data-consent="essential-only">Só essenciais</button><main id="conteudo" tabindex="-1"></main></div>';
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const [type, listener] of listeners.splice(0)) document.removeEventListener(type, listener);
});

test.each([
  '{"choice":"accepted-all"}',
  '{"choice":"essential-only"}',
  '{"choice":"custom","categories":["videos"]}',
  '{"choice":"custom","categories":[]}',
  'accepted-all',
  '"essential-only"',
  'custom',
  '',
  '{}',
  'null',
  'sim',
  '7',
  '{"choice":"all"}',
  '{"choice":"custom"}',
  '{"choice":"custom","categories":"maps"}',
  '{"choice":"custom","categories":["ads"]}',
  '[[',
])('before first paint, %o counts as it does later', (text) => {
  localStorage.setItem(CONSENT_KEY, text);
  runHeadScript();
  followConsent()();
  expect(asks()).toBe(useSiteStore.getState().consent === null);
});

test('without a stored choice, and where storage throws, the banner asks', () => {
  runHeadScript();
  expect(asks()).toBe(true);
  delete html.dataset.asksConsent;
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  runHeadScript();
  expect(asks()).toBe(true);
});

test('a tap before hydration is stored, closes the banner, and is handed over once', () => {
  runHeadScript();
  document.querySelector('button')?.click();
  expect(asks()).toBe(false);
  expect(localStorage.getItem(CONSENT_KEY)).toBe('{"choice":"essential-only"}');
  expect(document.activeElement).toBe(document.querySelector('main'));
  followConsent()();
  followConsent()();
  expect(useSiteStore.getState().consent).toEqual({ choice: 'essential-only' });
  expect(useSiteStore.getState().toastRequests).toEqual([]);
});

test('once the frame is hydrated, taps are the frame’s', () => {
  runHeadScript();
  document.getElementById('root')?.setAttribute('data-hydrated', '');
  document.querySelector('button')?.click();
  expect(localStorage.getItem(CONSENT_KEY)).toBeNull();
  followConsent()();
  expect(useSiteStore.getState().consent).toBeNull();
});

test('a tap before hydration counts where storage refuses, too', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  runHeadScript();
  document.querySelector('button')?.click();
  followConsent()();
  expect(useSiteStore.getState().consent).toEqual({ choice: 'essential-only' });
});
