// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Testimonial } from './Testimonial.tsx';

test('a testimonial quotes its author by name, position and company', () => {
  render(<Testimonial text="Ótimo" author="Ana" position="Contadora" company="Sol" />);
  expect(screen.getByRole('blockquote')).toHaveTextContent('“Ótimo”');
  expect(screen.getByText('Ana')).toBeInTheDocument();
  expect(screen.getByText('Contadora, Sol')).toBeInTheDocument();
});

test('a testimonial with a picture shows its author', () => {
  render(<Testimonial text="Ótimo" author="Ana" company="Sol" imageUrl="/fotos/ana.webp" />);
  expect(screen.getByRole('img', { name: 'Foto de Ana' })).toHaveAttribute(
    'src',
    '/fotos/ana.webp',
  );
});

test('what is not known about the author leaves no trace', () => {
  render(<Testimonial text="Ótimo" author="Ana" company="Sol" />);
  expect(screen.getByText('Sol')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
