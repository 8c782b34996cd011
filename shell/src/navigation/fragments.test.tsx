// @vitest-environment jsdom
import type { RemoteModule } from '@site/contract/contract.ts';
import { CONTRACT_VERSION } from '@site/contract/version.ts';
import { act, useId, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getExposed } from '../federation/federation.ts';
import { markTaps } from '../head/earlyTaps.ts';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { standingRouter } from '../testing/standingRouter.ts';
import { stubObserver } from '../testing/stubObserver.ts';
import { hydrateFragments } from './fragments.tsx';

vi.mock('../federation/federation.ts', () => ({ getExposed: vi.fn() }));

let comeNear = () => {};

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" id={useId()} onClick={() => setCount(count + 1)}>
      {`Cliques: ${count}`}
    </button>
  );
}
const SERVED = '<button type="button" id="_mf-a-bR_0_">Cliques: 0</button>';

function offer(fragments: NonNullable<RemoteModule['fragments']>): void {
  vi.mocked(getExposed).mockResolvedValue({
    name: 'mf-a',
    contract: CONTRACT_VERSION,
    pages: {},
    fragments,
  });
}

/** Each test has its own: a build is loaded once. */
let build = 0;

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const see = stubObserver('IntersectionObserver');
  comeNear = () => see([{ target: element(), isIntersecting: true }]);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(getExposed).mockReset();
  build += 1;
  const says = `data-entry="/mf-a/assets/e${build}.js" data-contract="${CONTRACT_VERSION}" data-requires="{}" data-preload="[]"`;
  document.body.innerHTML = `<div data-remote="mf-a" data-fragment="b" ${says}>${SERVED}</div>`;
});

const element = () => {
  const found = document.querySelector<HTMLElement>('[data-fragment]');
  if (!found) throw new Error('There is no fragment.');
  return found;
};
const start = () => {
  const visit = new AbortController();
  hydrateFragments(document.body, standingRouter, visit.signal);
  return () => visit.abort();
};
const untilHydrated = () =>
  act(() => vi.waitFor(() => expect(element().dataset.hydrated).toBe('')));

test('a fragment asks for its code when it comes near the screen, once', async () => {
  offer({ b: async () => ({ default: Counter }) });
  start();
  expect(getExposed).not.toHaveBeenCalled();
  comeNear();
  comeNear();
  await untilHydrated();
  expect(getExposed).toHaveBeenCalledTimes(1);
  const button = element().querySelector('button');
  await act(async () => button?.click());
  expect(element().textContent).toBe('Cliques: 1');
  expect(element().querySelector('button')).toBe(button);
});

test.each(['pointerdown', 'focusin', 'keydown'])('a fragment works after a %s', async (type) => {
  // A browser that does not tell what is near.
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  offer({ b: async () => ({ default: Counter }) });
  start();
  element().dispatchEvent(new Event(type));
  await untilHydrated();
});

test('a tap on a translated fragment is kept until React has rendered it anew', async () => {
  forgetListeners(window);
  markTaps();
  element().innerHTML = SERVED.replace('Cliques: 0', '<font>Clicks: 0</font>');
  const isMarking: boolean[] = [];
  function Tapped() {
    isMarking.push(!('hydrated' in element().dataset));
    return <Counter />;
  }
  offer({ b: async () => ({ default: Tapped }) });
  start();
  element().querySelector('button')?.click();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  comeNear();
  await vi.waitFor(() => expect(element().textContent).toBe('Cliques: 1'));
  expect(new Set(isMarking)).toEqual(new Set([true]));
  expect('hydrated' in element().dataset).toBe(true);
});

test.each<[string, () => void]>([
  ['its build is gone', () => vi.mocked(getExposed).mockRejectedValue(new Error('404'))],
  ['the build has no such fragment', () => offer({})],
  ['its module throws', () => offer({ b: () => Promise.reject(new Error('Quebrou.')) })],
])('a fragment stays what stands in the document where %s', async (_, spoil) => {
  spoil();
  start();
  comeNear();
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  await vi.waitFor(() => expect(element().innerHTML).toBe(SERVED));
  expect('hydrated' in element().dataset).toBe(false);
});

test('a fragment of a page that was left is not hydrated any more, and its root is gone', async () => {
  offer({ b: async () => ({ default: Counter }) });
  const leave = start();
  comeNear();
  await untilHydrated();
  await act(async () => leave());
  expect(element().innerHTML).toBe('');
  document.body.innerHTML = document.body.innerHTML.replace(' data-hydrated=""', '');
  const leaveAgain = start();
  leaveAgain();
  await act(async () => element().dispatchEvent(new Event('focusin')));
  expect(getExposed).toHaveBeenCalledTimes(1);
});
