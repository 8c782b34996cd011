// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import type { Consent } from './consent.ts';
import { useSiteStore } from './siteStore.ts';
import { useConsent, useEmbed } from './useEmbed.ts';

beforeEach(() => {
  localStorage.clear();
  useSiteStore.setState(useSiteStore.getInitialState());
});

const choose = (consent: Consent) => act(() => useSiteStore.getState().setConsent(consent));

test('an embed loads with consent for its category, from the moment it is given until it is withdrawn', () => {
  const map = renderHook(() => useEmbed('maps'));
  const video = renderHook(() => useEmbed('videos'));
  expect([map.result.current.loaded, video.result.current.loaded]).toEqual([false, false]);
  choose({ choice: 'custom', categories: ['maps'] });
  expect([map.result.current.loaded, video.result.current.loaded]).toEqual([true, false]);
  const consent = renderHook(() => useConsent('videos'));
  choose({ choice: 'accepted-all' });
  expect([video.result.current.loaded, consent.result.current]).toEqual([true, true]);
  choose({ choice: 'essential-only' });
  expect(consent.result.current).toBe(false);
});

test('loading one embed loads this one alone and stores no consent', () => {
  const first = renderHook(() => useEmbed('maps'));
  const second = renderHook(() => useEmbed('maps'));
  act(() => first.result.current.onLoad());
  expect(first.result.current.loaded).toBe(true);
  expect(second.result.current.loaded).toBe(false);
  expect(useSiteStore.getState().consent).toBeNull();
  expect(localStorage.getItem('cookie_consent')).toBeNull();
});

test('on the server nothing is loaded, whatever the store holds', () => {
  choose({ choice: 'accepted-all' });
  const Page = () => <p>{String(useEmbed('maps').loaded)}</p>;
  expect(renderToString(<Page />)).toBe('<p>false</p>');
});
