// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Blossom } from './Blossom.tsx';
import { petalPath } from './blossom.ts';
import { Petals } from './Petals.tsx';

test('the blossom of the ipê has five petals', () => {
  const { container } = render(<Blossom />);
  expect(container.querySelectorAll(`path[d="${petalPath}"]`)).toHaveLength(5);
});

test.each(['fall', 'carpet', 'branch'] as const)(
  'the %s ornament is hidden from readers',
  (drift) => {
    const { container } = render(<Petals drift={drift} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.firstElementChild).toHaveClass('pointer-events-none');
  },
);
