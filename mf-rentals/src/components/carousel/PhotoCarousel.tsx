import type { ResponsivePicture } from '@site/design/ui/picture/Picture.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { CarouselSlides } from './CarouselSlides.tsx';
import { texts } from './texts.ts';
import { useCarousel } from './useCarousel.ts';

export interface PhotoCarouselProps {
  pictures: readonly ResponsivePicture[];
  /** Name of the gallery, for instance "Fotos do auditório". */
  label: string;
  /** Width a picture takes on screen, as the `sizes` attribute. */
  sizes?: string | undefined;
}

/**
 * Photographs that come round every four seconds until the visitor takes over. Begins as a strip
 * to scroll through, and stays one without script; swiper takes over the same elements in place.
 */
export function PhotoCarousel({ pictures, label, sizes }: PhotoCarouselProps) {
  const carousel = useCarousel();
  const { index, isReady } = carousel;
  const position = texts.position(index + 1, pictures.length);
  return (
    <section
      ref={carousel.root}
      aria-label={label}
      aria-roledescription={texts.carousel}
      // No taller than leaves room for the controls under it, on low windows too.
      className="@container mx-auto w-full max-w-[135svh]"
      {...carousel.handlers}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <CarouselControls
          isReady={isReady}
          isRotating={carousel.isRotating}
          position={position}
          onToggle={carousel.toggle}
          onGo={carousel.go}
        />
        <CarouselSlides ref={carousel.viewport} {...{ pictures, sizes, isReady, index }} />
        <p className="order-1 text-sm text-muted">{texts.caption}</p>
        <p className="order-2 hidden text-sm text-muted noscript:block">
          {texts.count(pictures.length)}
        </p>
      </div>
      <p aria-live={carousel.isRotating ? 'off' : 'polite'} className="sr-only">
        {carousel.isAnnounced ? `${position}: ${pictures[index]?.alt}` : ''}
      </p>
    </section>
  );
}
