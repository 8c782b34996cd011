// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CtaBand } from './CtaBand.tsx';

test('the closing band is a region that holds what to do next', () => {
  render(
    <CtaBand
      title="Junte-se a nós"
      text="Pague menos."
      actions={[{ label: 'Entrar', href: '/x' }]}
    />,
  );
  const band = screen.getByRole('region', { name: 'Junte-se a nós' });
  expect(band).toHaveTextContent('Pague menos.');
  expect(within(band).getByRole('link', { name: 'Entrar' })).toBeInTheDocument();
});

test('its petals stay out of the way of screen readers', () => {
  render(<CtaBand title="Junte-se a nós" text="Pague menos." actions={[]} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
