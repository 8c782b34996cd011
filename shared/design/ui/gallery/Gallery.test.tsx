// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Gallery } from './Gallery.tsx';

const pictures = ['Palco', 'Plateia', 'Entrada'].map((alt) => ({
  alt,
  width: 1600,
  height: 1000,
  variants: [{ width: 800, avif: `/${alt}.avif`, webp: `/${alt}.webp` }],
}));

test('all pictures are in the page, without script', () => {
  render(<Gallery pictures={pictures} label="Fotos do auditório" />);
  const strip = screen.getByRole('region', { name: 'Fotos do auditório' });
  expect(
    within(strip)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt')),
  ).toEqual(['Palco', 'Plateia', 'Entrada']);
});

test('the pictures can be scrolled with the keyboard', () => {
  render(<Gallery pictures={pictures} label="Fotos" />);
  expect(screen.getByRole('region', { name: 'Fotos' })).toHaveAttribute('tabindex', '0');
});

test('it says once that the pictures are illustrations', () => {
  render(<Gallery pictures={pictures} label="Fotos" count="3 fotos" />);
  expect(screen.getAllByText('Imagem ilustrativa')).toHaveLength(1);
  expect(screen.getByText('3 fotos')).toBeInTheDocument();
});

test('only the first picture may be fetched ahead', () => {
  render(<Gallery pictures={pictures} label="Fotos" priority />);
  const loading = screen.getAllByRole('img').map((image) => image.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy', 'lazy']);
});
