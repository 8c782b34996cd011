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

test('a picture keeps its room, waits until it is near, and comes in the size that fits, AVIF first', () => {
  const { container } = render(<Picture picture={picture} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'Recepção com balcão verde' });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '1000');
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  const [first] = sources;
  expect(first).toHaveAttribute('srcset', '/s-800.avif 800w, /s-1600.avif 1600w');
  expect(first).toHaveAttribute('sizes', '50vw');
});

test('the first picture of a page does not wait: its hint stands before it', () => {
  const html = renderToString(<Picture picture={picture} sizes="100vw" priority />);
  expect(html).toMatch(
    /^<link rel="preload" as="image" [^>]*imageSrcSet="\/s-800.avif 800w, [^>]*><picture/,
  );
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('loading="lazy"');
});
