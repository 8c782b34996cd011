// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { AccessibilityWidget } from './AccessibilityWidget.tsx';

afterEach(() => document.body.replaceChildren());

/** The header's widget, whose button has the focus before it is hydrated. */
async function hydratedWithFocus() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<AccessibilityWidget place="header" />);
  document.body.append(container);
  const button = container.querySelector('button');
  const widget = container.querySelector<HTMLElement>('.accessibility');
  if (!button || !widget) throw new Error('There is no button.');
  button.focus();
  await act(async () => hydrateRoot(container, <AccessibilityWidget place="header" />));
  return { button, isOpen: () => widget.dataset.open };
}

test('a tap that begins before hydration and ends after it opens the panel', async () => {
  const { button, isOpen } = await hydratedWithFocus();
  fireEvent.click(button, { detail: 1 });
  expect(isOpen()).toBe('true');
  fireEvent.pointerDown(button);
  fireEvent.click(button, { detail: 1 });
  expect(isOpen()).toBe('false');
});

test('a tap after one that came whole before hydration closes the panel', async () => {
  const { button, isOpen } = await hydratedWithFocus();
  expect(isOpen()).toBe('true');
  fireEvent.pointerDown(button);
  fireEvent.click(button, { detail: 1 });
  expect(isOpen()).toBe('false');
});

test('a key closes the panel that the focus has opened', async () => {
  const { button, isOpen } = await hydratedWithFocus();
  fireEvent.click(button, { detail: 0 });
  expect(isOpen()).toBe('false');
});
