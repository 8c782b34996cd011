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

test('a picture waits until it is near, and the browser chooses among its sizes', () => {
  const { container } = render(<Picture picture={picture} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'Recepção com balcão verde' });
  expect(image).toHaveAttribute('loading', 'lazy');
  const [first] = container.querySelectorAll('source');
  expect(first).toHaveAttribute('srcset', '/s-800.avif 800w, /s-1600.avif 1600w');
  expect(first).toHaveAttribute('sizes', '50vw');
});

test('the first picture of a page does not wait, nor does the server put anything before it', () => {
  const html = renderToString(<Picture picture={picture} sizes="100vw" priority />);
  expect(html).toMatch(/^<picture/);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('loading="lazy"');
});
