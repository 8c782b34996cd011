// @vitest-environment jsdom
import { act, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { HydrationBoundary } from './HydrationBoundary.tsx';

const SERVED = '<section><p>Servida</p><input value="antes"></section>';
const onRestored = vi.fn();
let isOver = false;
let element: HTMLElement;

beforeEach(() => {
  isOver = false;
  onRestored.mockClear();
  document.body.innerHTML = `<div id="page">${SERVED}</div>`;
  element = document.getElementById('page') as HTMLElement;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

async function hydrate(Page: () => React.ReactNode) {
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  await act(async () => {
    hydrateRoot(
      element,
      <ErrorBoundary>
        <HydrationBoundary element={element} isOver={() => isOver} onRestored={onRestored}>
          <Page />
        </HydrationBoundary>
      </ErrorBoundary>,
      { onCaughtError: onError, onUncaughtError: onError, onRecoverableError: onError },
    );
  });
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
])(
  'a page that throws %s leaves what was served, with what was typed and the focus',
  async (_, Page) => {
    const field = element.querySelector('input');
    if (field) field.value = 'meu texto';
    field?.focus();
    const errors = await hydrate(Page);
    expect(element.innerHTML).toBe(SERVED);
    expect(element.querySelector('input')?.value).toBe('meu texto');
    expect(element.querySelector('input')).toHaveFocus();
    expect(onRestored).toHaveBeenCalledOnce();
    expect(errors).toContain(broken);
  },
);

test('what throws later gives way to the fallback around it', async () => {
  let fail = () => {};
  await hydrate(() => {
    const [isBroken, setBroken] = useState(false);
    fail = () => setBroken(true);
    if (isBroken) throw broken;
    return <Served />;
  });
  isOver = true;
  await act(async () => fail());
  expect(element).toHaveTextContent('Ops! Algo deu errado');
  expect(onRestored).not.toHaveBeenCalled();
});
