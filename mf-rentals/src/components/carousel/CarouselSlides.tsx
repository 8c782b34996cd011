import { Picture, type ResponsivePicture } from '@site/design/ui/picture/Picture.tsx';
import type { Ref } from 'react';
import { texts } from './texts.ts';

export interface CarouselSlidesProps {
  ref: Ref<HTMLDivElement>;
  pictures: readonly ResponsivePicture[];
  sizes?: string | undefined;
  isReady: boolean;
  /** The slide in view, counted from 0. */
  index: number;
}

/*
 * The frame has its height from its width alone (16:10 and a scroll bar's room below), so nothing
 * moves when swiper takes over and the scroll bar goes. Class names beginning with "swiper" are
 * only what the library looks for; these utilities are all of its stylesheet that is needed.
 */
const frame = 'order-0 h-[calc(62.5cqi+1rem)] w-full';
const strip =
  'scroll-x h-full snap-x snap-mandatory overflow-y-hidden rounded-lg data-ready:touch-pan-y data-ready:snap-none data-ready:overflow-hidden';

/** The pictures side by side: scrolled by hand, or moved by swiper once it is ready. */
export function CarouselSlides({ ref, pictures, sizes, isReady, index }: CarouselSlidesProps) {
  return (
    <div className={frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, not pictures. */}
      <div
        ref={ref}
        role="group"
        aria-label={texts.hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and arrow keys move it.
        tabIndex={0}
        className={`swiper ${strip}`}
      >
        <div className="swiper-wrapper flex ease-out [transition-property:transform]">
          {pictures.map((picture, place) => (
            // biome-ignore lint/a11y/useSemanticElements: the pattern of carousels asks for a group.
            <div
              key={picture.alt}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={texts.position(place + 1, pictures.length)}
              aria-hidden={isReady && place !== index}
              className="swiper-slide w-full shrink-0 snap-start"
            >
              <Picture
                picture={picture}
                sizes={sizes ?? '(min-width: 80rem) 75rem, 92vw'}
                className="aspect-photo w-full rounded-lg object-cover"
              />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
