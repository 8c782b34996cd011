// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Showcase } from './Showcase.tsx';

test('every component hydrates from the HTML of the server without a difference', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Showcase />, { identifierPrefix: 'ui-' });
  const problems: unknown[] = [];
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => {
    hydrateRoot(container, <Showcase />, {
      identifierPrefix: 'ui-',
      onRecoverableError: (problem) => problems.push(problem),
    });
  });
  expect(problems).toEqual([]);
});
