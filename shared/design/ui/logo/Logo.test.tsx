// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Logo } from './Logo.tsx';

test('the logo reads as the name of the association', () => {
  render(
    <a href="/">
      <Logo name="Ipê Empresarial" />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Ipê Empresarial' })).toBeInTheDocument();
});

test('a name of one word is fine', () => {
  render(<Logo name="Ipê" />);
  expect(screen.getByText('Ipê')).toBeInTheDocument();
});
