import type { ResponsivePicture } from '@site/design/ui/picture/Picture.tsx';
import { preload } from 'react-dom';

/**
 * Puts the hint for a page's largest picture into its head; React gives none for a picture that has
 * sources. Browsers without AVIF pass it over by its type. `sizes` as at the picture itself.
 */
export function preloadPicture({ variants }: ResponsivePicture, sizes: string): void {
  const largest = variants.at(-1);
  if (!largest) return;
  preload(largest.avif, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: variants.map(({ avif, width }) => `${avif} ${width}w`).join(', '),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
