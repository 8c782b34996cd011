// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Blossom } from './Blossom.tsx';
import { BlossomDrawings } from './BlossomDrawings.tsx';
import { blossomPath, blossomVeinsPath, petalPath } from './blossom.ts';
import { Petals } from './Petals.tsx';

test('the blossom of the ipê has five petals in one path, the first of them as it is drawn', () => {
  expect(blossomPath.match(/M/g)).toHaveLength(5);
  expect(blossomVeinsPath.match(/M/g)).toHaveLength(15);
  expect(blossomPath).toMatch(new RegExp(`^${petalPath}`));
  expect(`${blossomPath}${blossomVeinsPath}`).not.toMatch(/NaN|\d*\.\d+\./);
});

test('whatever shows petals or blossoms uses what is drawn once for the page', () => {
  const { container } = render(
    <>
      <BlossomDrawings />
      <Petals drift="branch" />
      <Petals drift="carpet" />
      <Blossom />
    </>,
  );
  expect(container.querySelectorAll(`path[d="${petalPath}"]`)).toHaveLength(1);
  const uses = [...container.querySelectorAll('use')];
  expect(uses.length).toBeGreaterThan(5);
  for (const use of uses) {
    const id = (use.getAttribute('href') ?? '').slice(1);
    expect(container.querySelectorAll(`#${CSS.escape(id)}`)).toHaveLength(1);
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
