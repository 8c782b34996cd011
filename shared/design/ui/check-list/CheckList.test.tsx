// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CheckList } from './CheckList.tsx';

test('what is included is a list of plain sentences', () => {
  render(<CheckList items={['Som', 'Projeção']} columns />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Som',
    'Projeção',
  ]);
});
