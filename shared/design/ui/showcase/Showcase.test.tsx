// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Showcase } from './Showcase.tsx';

test('every component is complete in the HTML of the server', () => {
  const html = renderToString(<Showcase />);
  expect(html).toContain('Menos custo, mais segurança');
  expect(html).toContain('A1 é um arquivo e vale 1 ano.');
  expect(html).toContain('Carregando vagas');
});

test('the browser takes the HTML of the server over without a difference', async () => {
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
