import type { ResponsivePicture } from '@site/design/ui/picture/Picture.tsx';

/** The four files of a photograph, 1600x1000 and half of it. */
export interface PhotoFiles {
  avif800: string;
  avif1600: string;
  webp800: string;
  webp1600: string;
}

/** A photograph with what it shows. */
export function photo(alt: string, files: PhotoFiles): ResponsivePicture {
  return {
    alt,
    width: 1600,
    height: 1000,
    variants: [
      { width: 800, avif: files.avif800, webp: files.webp800 },
      { width: 1600, avif: files.avif1600, webp: files.webp1600 },
    ],
  };
}
