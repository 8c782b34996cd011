// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Blossom } from './Blossom.tsx';
import { petalPath } from './blossom.ts';
import { Petals } from './Petals.tsx';

test('the blossom of the ipê has five petals, drawn once', () => {
  const { container } = render(<Blossom />);
  expect(container.querySelectorAll(`path[d="${petalPath}"]`)).toHaveLength(1);
  expect(container.querySelectorAll('g[id$=b] > use')).toHaveLength(5);
});

test('what is used is drawn in the same svg, under an id that no other svg has', () => {
  const { container } = render(
    <>
      <Petals drift="branch" />
      <Petals drift="carpet" />
      <Blossom />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const use of container.querySelectorAll('use')) {
    const id = (use.getAttribute('href') ?? '').slice(1);
    expect(use.closest('svg')?.querySelector(`#${CSS.escape(id)}`)).not.toBeNull();
  }
});

test.each(['fall', 'carpet', 'branch'] as const)(
  'the %s ornament is hidden from readers',
  (drift) => {
    const { container } = render(<Petals drift={drift} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.firstElementChild).toHaveClass('pointer-events-none');
  },
);
