// @vitest-environment jsdom
import { useEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { replayTap } from '../head/earlyTaps.ts';
import { standingRouter } from '../testing/standingRouter.ts';
import { hydratePart } from './hydratePart.tsx';

vi.mock('../head/earlyTaps.ts');

const SERVED = '<section><p>Servida</p><input value="antes"></section>';
const onRestored = vi.fn();
let element: HTMLElement;

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = `<div id="page">${SERVED}</div>`;
  element = document.getElementById('page') as HTMLElement;
  // `act` takes what React would tell the root.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});

async function hydrate(Page: () => React.ReactNode, hasFallback = true) {
  const errors: unknown[] = [];
  hydratePart({
    element,
    Page,
    router: standingRouter,
    signal: new AbortController().signal,
    prefix: 'mf-a',
    hasFallback,
    onError: (error) => void errors.push(error),
    onRestored,
  });
  await vi.waitFor(() =>
    expect(vi.mocked(replayTap).mock.calls.length + errors.length).toBeGreaterThan(0),
  );
  return errors;
}

const broken = new Error('quebrada');
const Served = () => (
  <section>
    <p>Servida</p>
    <input defaultValue="antes" />
  </section>
);

test.each<[string, () => React.ReactNode]>([
  [
    'at once',
    () => {
      throw broken;
    },
  ],
  [
    'in its first effect',
    () => {
      useEffect(() => {
        throw broken;
      }, []);
      return <Served />;
    },
  ],
])('a page that throws %s leaves what was served, typed text and focus too', async (_, Page) => {
  const field = element.querySelector('input');
  if (field) field.value = 'meu texto';
  field?.focus();
  const errors = await hydrate(Page);
  await vi.waitFor(() => expect(onRestored).toHaveBeenCalledOnce());
  expect(element.innerHTML).toBe(SERVED);
  expect(element.querySelector('input')?.value).toBe('meu texto');
  expect(element.querySelector('input')).toHaveFocus();
  expect(errors).toContain(broken);
});

test.each([
  [true, 'Ops! Algo deu errado', 0],
  [false, 'Servida', 1],
])('what throws later, with a fallback %s, gives way to %s', async (hasFallback, text, times) => {
  let fail = () => {};
  await hydrate(() => {
    const [isBroken, setBroken] = useState(false);
    fail = () => setBroken(true);
    if (isBroken) throw broken;
    return <Served />;
  }, hasFallback);
  fail();
  await vi.waitFor(() => expect(onRestored).toHaveBeenCalledTimes(times));
  await vi.waitFor(() => expect(element).toHaveTextContent(text));
});
