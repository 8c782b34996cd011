// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { markTaps } from '../../head/earlyTaps.ts';
import { forgetListeners } from '../../testing/forgetListeners.ts';
import { AccessibilityWidget } from './AccessibilityWidget.tsx';

test.each([1, 2])(
  'what %d taps before hydration did counts, and one after it undoes it',
  async (taps) => {
    forgetListeners(window);
    markTaps();
    const page = document.createElement('div');
    page.id = 'root';
    page.innerHTML = renderToString(<AccessibilityWidget place="header" />);
    document.body.replaceChildren(page);
    const button = page.querySelector('button');
    const isOpen = () => page.querySelector('.accessibility')?.hasAttribute('data-open');
    for (let tap = 0; tap < taps; tap += 1) button?.click();
    expect(isOpen()).toBe(taps === 1);
    page.dataset.hydrated = '';
    const root = await act(() => hydrateRoot(page, <AccessibilityWidget place="header" />));
    // An open panel would take the Escape of the next file.
    onTestFinished(() => act(() => root.unmount()));
    expect(isOpen()).toBe(taps === 1);
    expect(button).toHaveAttribute('aria-expanded', String(taps === 1));
    await act(() => button?.click());
    expect(isOpen()).toBe(taps === 2);
  },
);
