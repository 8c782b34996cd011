// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Blossom } from './Blossom.tsx';
import { BlossomDrawings } from './BlossomDrawings.tsx';
import { petalPath } from './blossom.ts';
import { Petals } from './Petals.tsx';

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
