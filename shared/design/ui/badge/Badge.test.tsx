// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge } from './Badge.tsx';

test('gold badges carry dark text', () => {
  render(<Badge tone="gold">Mais popular</Badge>);
  expect(screen.getByText('Mais popular')).toHaveClass('bg-gold', 'text-on-gold');
});
