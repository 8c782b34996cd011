// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatList } from './StatList.tsx';

test('a number is read together with what it counts', () => {
  render(<StatList items={[{ value: 'até 80%', label: 'de economia' }]} />);
  expect(screen.getByRole('term')).toHaveTextContent('de economia');
  expect(screen.getByRole('definition')).toHaveTextContent('até 80%');
});
