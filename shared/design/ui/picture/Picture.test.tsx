// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture, type ResponsivePicture } from './Picture.tsx';

const picture: ResponsivePicture = {
  alt: 'Recepção com balcão verde',
  width: 1600,
  height: 1000,
  variants: [
    { width: 800, avif: '/s-800.avif', webp: '/s-800.webp' },
    { width: 1600, avif: '/s-1600.avif', webp: '/s-1600.webp' },
  ],
};

test('a picture keeps its room before it loads', () => {
  render(<Picture picture={picture} sizes="100vw" />);
  const image = screen.getByRole('img', { name: 'Recepção com balcão verde' });
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '1000');
});

test('a picture waits until it is near', () => {
  render(<Picture picture={picture} sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
});

test('the first picture of a page does not wait', () => {
  render(<Picture picture={picture} sizes="100vw" priority />);
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img')).not.toHaveAttribute('loading', 'lazy');
});

test('the browser chooses among sizes, AVIF before WebP', () => {
  const { container } = render(<Picture picture={picture} sizes="50vw" />);
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
  expect(sources[0]).toHaveAttribute('srcset', '/s-800.avif 800w, /s-1600.avif 1600w');
  expect(sources[0]).toHaveAttribute('sizes', '50vw');
});

test('the server puts nothing in front of a page that begins with its picture', () => {
  const html = renderToString(<Picture picture={picture} sizes="100vw" priority />);
  expect(html).toMatch(/^<picture/);
});
