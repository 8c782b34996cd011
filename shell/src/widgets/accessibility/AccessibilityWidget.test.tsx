// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, onTestFinished, test } from 'vitest';
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
  const root = await act(() => hydrateRoot(container, <AccessibilityWidget place="header" />));
  // An open panel would take the Escape of the next file.
  onTestFinished(() => act(() => root.unmount()));
  return { button, isOpen: () => widget.dataset.open };
}

test.each<[string, string, string[]]>([
  ['a tap that begins before hydration and ends after it opens', 'true', ['up']],
  ['a second tap closes', 'false', ['up', 'down', 'up']],
  ['a tap after one that came whole before hydration closes', 'false', ['down', 'up']],
  ['a key closes what the focus has opened:', 'false', ['key']],
])('%s the panel', async (_, open, steps) => {
  const { button, isOpen } = await hydratedWithFocus();
  expect(isOpen()).toBe('true');
  for (const step of steps) {
    if (step === 'down') fireEvent.pointerDown(button);
    else fireEvent.click(button, { detail: step === 'up' ? 1 : 0 });
  }
  expect(isOpen()).toBe(open);
});
