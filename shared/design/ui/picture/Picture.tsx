import { preload } from 'react-dom';

type Variants = readonly { width: number; avif: string; webp: string }[];

export interface ResponsivePicture {
  /** What is to be seen; empty for pure decoration. */
  alt: string;
  /** Size in pixels of the largest version; gives the room kept before it loads. */
  width: number;
  height: number;
  variants: Variants;
}

interface PictureProps {
  picture: ResponsivePicture;
  /** Width it takes on screen, as the `sizes` attribute: "(min-width: 48rem) 50vw, 100vw". */
  sizes: string;
  /** The largest picture of the first screen: fetched first, never lazily. One per page. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

function sourceSet(variants: Variants, format: 'avif' | 'webp'): string {
  return variants.map((variant) => `${variant[format]} ${variant.width}w`).join(', ');
}

/** A photograph in the smallest version that is sharp enough. Nothing moves when it arrives. */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const { alt, width, height, variants } = picture;
  // In the head before the styles: after them the picture came 70 ms later. React preloads no `<picture>` by itself.
  if (priority)
    preload(variants.at(-1)?.avif ?? '', {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sourceSet(variants, 'avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet(variants, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(variants, 'webp')} sizes={sizes} />
      <img
        src={variants.at(-1)?.webp}
        alt={alt}
        width={width}
        height={height}
        decoding={priority ? 'sync' : 'async'}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        className={className ?? 'h-auto w-full'}
      />
    </picture>
  );
}
