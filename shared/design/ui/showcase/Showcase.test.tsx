// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import * as icons from '../icons/icons.ts';
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

test('a text that changes shows also where a browser has translated the former one', () => {
  const { container } = render(<Showcase />);
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found: unknown[] = [];
  // React keeps a node of its own, which a translator replaces, for a text that is not all of its element.
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const isKept = Object.keys(texts.currentNode).some((key) => key.startsWith('__react'));
    // A paragraph with a link is prose, which does not change.
    if (isKept && textContent?.trim() && !parentElement?.querySelector('a'))
      found.push(parentElement?.outerHTML);
  }
  expect(found).toEqual([]);
});

describe('among all components', () => {
  const all = (selector: string) => [...document.querySelectorAll(selector)];

  beforeAll(() => {
    document.body.innerHTML = renderToString(<Showcase />);
  });

  test('a link that opens a new tab says so, and gives nothing away to the other site', () => {
    const links = all('a[target=_blank]');
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) {
      expect(link).toHaveAccessibleDescription('abre em nova aba');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    for (const link of all('a:not([target])')) expect(link).not.toHaveAccessibleDescription();
  });

  test('drawings are decoration, and no button sends a form by accident', () => {
    expect(all('button:not([type=button])')).toEqual([]);
    expect(screen.getAllByRole('button', { name: 'Grande com ícone' })).toHaveLength(4);
    expect(all('svg').length).toBeGreaterThan(Object.keys(icons).length);
    for (const drawing of all('svg')) expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(all('svg [tabindex]')).toEqual([]);
  });

  test('a section is a region named by its heading', () => {
    for (const region of all('section > div h2')) {
      const { textContent } = region;
      expect(region.closest('section')).toHaveAccessibleName(textContent ?? '');
    }
  });

  test('the way to the page ends in the page itself, which is no link', () => {
    const way = screen.getByRole('navigation', { name: 'Você está em' });
    expect(within(way).getByText('Dividida')).toHaveAttribute('aria-current', 'page');
    expect(within(way).getAllByRole('link')).toHaveLength(1);
  });
});

test('every icon is valid path data', () => {
  for (const [name, path] of Object.entries(icons))
    expect(path, name).toMatch(/^M[-\d.\sMLHVCSAZlhvcsaz]+$/);
});
