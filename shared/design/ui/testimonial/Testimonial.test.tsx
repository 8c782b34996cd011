// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Testimonial } from './Testimonial.tsx';

test('a testimonial quotes its author, with a picture and what else is known', () => {
  const said = { text: 'Ótimo', author: 'Ana', company: 'Sol' };
  const { rerender } = render(<Testimonial {...said} position="Contadora" imageUrl="/ana.webp" />);
  expect(screen.getByRole('blockquote')).toHaveTextContent('“Ótimo”');
  expect(screen.getByText('Contadora, Sol')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Foto de Ana' })).toHaveAttribute('src', '/ana.webp');
  rerender(<Testimonial {...said} />);
  expect(screen.getByText('Sol')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
