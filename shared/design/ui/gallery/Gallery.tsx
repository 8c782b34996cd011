import { Picture, type ResponsivePicture } from '../picture/Picture.tsx';

export interface GalleryProps {
  pictures: readonly ResponsivePicture[];
  /** Name of the gallery for screen readers, for instance "Fotos do auditório". */
  label: string;
  /** Said once for all pictures. */
  caption?: string | undefined;
  /** For instance "5 fotos": tells that there is more to the side. */
  count?: string | undefined;
  /** Width a picture takes on screen, as the `sizes` attribute. */
  sizes?: string | undefined;
  /** Fetches the first picture at once: only when it is on the first screen. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Pictures one swipes through sideways, without script. The first has its final size (16:10, whole
 * width), so an app's carousel can take over in place without anything moving.
 */
export function Gallery({ pictures, label, caption, count, className, ...loading }: GalleryProps) {
  return (
    <figure className={className}>
      <GalleryStrip pictures={pictures} label={label} {...loading} />
      <figcaption className="mt-3 flex flex-wrap justify-between gap-x-6 text-sm text-muted">
        <span>{caption ?? 'Imagem ilustrativa'}</span>
        {count ? <span>{count}</span> : null}
      </figcaption>
    </figure>
  );
}

type GalleryStripProps = Pick<GalleryProps, 'pictures' | 'label' | 'sizes' | 'priority'>;

function GalleryStrip({
  pictures,
  label,
  sizes = '(min-width: 80rem) 75rem, 92vw',
  priority = false,
}: GalleryStripProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
      tabIndex={0}
      className="scroll-x snap-x snap-mandatory rounded-lg"
    >
      <ul className="flex gap-3">
        {pictures.map((picture, index) => (
          <li key={picture.variants[0]?.webp ?? picture.alt} className="w-full shrink-0 snap-start">
            <Picture
              picture={picture}
              sizes={sizes}
              priority={priority && index === 0}
              className="aspect-photo w-full rounded-lg object-cover"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
