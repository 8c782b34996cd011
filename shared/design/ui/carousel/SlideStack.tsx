import type { ReactNode, Ref } from 'react';
import { joinClasses } from '../class-names.ts';

export interface CarouselSlide {
  /** Tells it from the others: "2 de 5", "Padaria Jatobá". */
  name: string;
  /** What it shows, for screen readers. */
  description?: string | undefined;
  content: ReactNode;
}

export interface SlideStackProps {
  ref: Ref<HTMLDivElement>;
  slides: readonly CarouselSlide[];
  /** Names what the keyboard scrolls. */
  label: string;
  className?: string | undefined;
  /** What a screen reader calls a slide: "foto". */
  kind?: string | undefined;
  isReady: boolean;
  /** The slide in view, counted from 0. */
  index: number;
}

/* Swiper looks for classes that begin with "swiper"; the utilities beside them are all of its styles. */

/** Slides that fill the carousel one by one: scrolled by hand, or moved by swiper once it is ready. */
export function SlideStack(props: SlideStackProps) {
  const { ref, slides, label, kind, isReady, index, className } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, not slides.
    <div
      ref={ref}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and arrow keys move it.
      tabIndex={0}
      className={joinClasses(
        'swiper scroll-x w-full snap-x snap-mandatory overflow-y-hidden rounded-lg data-ready:[touch-action:pan-y_pinch-zoom] data-ready:snap-none data-ready:overflow-hidden',
        className,
      )}
    >
      <div className="swiper-wrapper flex ease-out [transition-property:transform]">
        {slides.map(({ name, content }, place) => (
          // biome-ignore lint/a11y/useSemanticElements: the pattern of carousels asks for a group.
          <div
            key={name}
            role="group"
            aria-roledescription={kind}
            aria-label={name}
            aria-hidden={isReady && place !== index}
            className="swiper-slide w-full shrink-0 snap-start"
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
