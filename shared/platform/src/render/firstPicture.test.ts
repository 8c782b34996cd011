import { expect, test } from 'vitest';
import { firstPicture } from './firstPicture.ts';

const picture = (name: string) => ({
  alt: `Foto ${name}`,
  width: 1600,
  height: 900,
  variants: [800, 1600].map((width) => ({
    width,
    avif: `${name}.avif`,
    webp: `${name}-${width}.webp`,
  })),
});

test('the first picture of a content is found however deep, by its largest file', () => {
  const content = { head: { title: 'x' }, gallery: { photos: [picture('a'), picture('b')] } };
  expect(firstPicture(content)).toEqual({ alt: 'Foto a', file: 'a-1600.webp' });
});

test('a content without pictures has none', () => {
  expect(firstPicture({ head: { title: 'x' }, items: [null, 3] })).toBeUndefined();
});
