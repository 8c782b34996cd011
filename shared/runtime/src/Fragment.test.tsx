// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { Fragment } from './Fragment.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const onError = vi.fn();

beforeEach(() => {
  onError.mockReset();
  document.body.innerHTML =
    '<div><h1>Página</h1><section data-fragment-place="mf-a/b"><div data-fragment="b">Do dono</div></section></div>';
});

const shown = () => document.querySelector('[data-fragment]');

/** Hydrates the page, whose heading the browser renders as these words. */
async function hydrate(words: string) {
  const page = document.querySelector('div');
  if (!page) throw new Error('There is no page.');
  const view = (heading: string) => (
    <>
      <h1>{heading}</h1>
      <Fragment of="mf-a" name="b">
        <p>Sem ele</p>
      </Fragment>
    </>
  );
  const root = await act(() => hydrateRoot(page, view(words), { onRecoverableError: onError }));
  return (heading: string) => act(() => root.render(view(heading)));
}

test('a page leaves what the composer put into its place alone, also when it renders again', async () => {
  const before = shown();
  const render = await hydrate('Página');
  await render('Outra');
  expect(onError).not.toHaveBeenCalled();
  expect(document.querySelector('h1')?.textContent).toBe('Outra');
  expect(shown()).toBe(before);
});

test('a page that the browser renders anew keeps the fragment, with its own nodes', async () => {
  const before = shown();
  await hydrate('Outra que no documento');
  expect(onError).toHaveBeenCalled();
  expect(shown()).toBe(before);
  expect(shown()?.isConnected).toBe(true);
});
