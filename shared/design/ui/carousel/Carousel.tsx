import { type ReactNode, useRef, useState } from 'react';
import { joinClasses } from '../class-names.ts';
import { CarouselControls, Indicator } from './CarouselControls.tsx';
import type { Direction } from './turnRow.ts';
import { useArrowKeys } from './useArrowKeys.ts';
import { useRotation } from './useRotation.ts';
import { useSwiper } from './useSwiper.ts';

export interface CarouselSlide {
  /** Tells it from the others: "2 de 5", "Padaria Jatobá". */
  name: string;
  /** What it shows, for screen readers. */
  description?: string | undefined;
  content: ReactNode;
}

export interface CarouselTexts {
  /** Names the carousel: "Fotos do auditório". */
  label: string;
  previous: string;
  next: string;
  /** What a screen reader calls one of its slides: "foto". */
  slide?: string | undefined;
  /** Said where the slides take the focus; the label when left out. */
  hint?: string | undefined;
  /** Said once for all slides, under them. */
  note?: string | undefined;
  /** In place of the buttons where there is no script: "5 fotos". */
  count?: string | undefined;
}

export interface CarouselProps {
  slides: readonly CarouselSlide[];
  texts: CarouselTexts;
  /** Moves on every four seconds until the visitor interacts; these name the button for it. */
  autoplay?: { pause: string; play: string } | undefined;
  /** Between the arrows: the name of the slide in view, or a dot for each slide. */
  indicator?: 'name' | 'dots' | undefined;
  className?: string | undefined;
  /** For the strip of slides: its height, the room under it. */
  slidesClassName?: string | undefined;
}

/**
 * Slides one by one: a strip to scroll until swiper takes over. They hold nothing to press. Swiper looks for classes
 * that begin with "swiper"; the utilities beside them are all of its styles.
 */
export function Carousel({ slides, texts, ...props }: CarouselProps) {
  const { autoplay, indicator, className, slidesClassName } = props;
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const { movement, moves, index } = useSwiper(viewport);
  const { isRotating, stop, toggle, handlers } = useRotation(root, movement, Boolean(autoplay));
  const [hasMoved, setMoved] = useState(false);
  const isReady = movement !== null;
  const current = slides[index];

  const moveOnRequest = (move: () => void) => {
    stop();
    setMoved(true);
    move();
  };
  const go = (direction: Direction) => moveOnRequest(moves[direction]);
  useArrowKeys(root, isReady, go);

  return (
    <section
      ref={root}
      aria-label={texts.label}
      aria-roledescription="carrossel"
      className={className}
      {...handlers}
    >
      <div data-carousel="" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <CarouselControls
          labels={texts}
          rotation={autoplay && { isRotating, labels: autoplay, onToggle: toggle }}
          onGo={go}
        >
          <Indicator
            look={indicator}
            names={slides.map(({ name }) => name)}
            index={index}
            onShow={(place) => moveOnRequest(() => moves.show(place))}
          />
        </CarouselControls>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, not slides. */}
        <div
          ref={viewport}
          role="group"
          aria-label={texts.hint ?? texts.label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and arrow keys move it.
          tabIndex={0}
          className={joinClasses(
            'swiper scroll-x w-full snap-x snap-mandatory overflow-y-hidden rounded-lg data-ready:[touch-action:pan-y_pinch-zoom] data-ready:snap-none data-ready:overflow-hidden',
            slidesClassName,
          )}
        >
          <div className="swiper-wrapper flex ease-out [transition-property:transform]">
            {slides.map(({ name, content }, place) => (
              // biome-ignore lint/a11y/useSemanticElements: the pattern of carousels asks for a group.
              <div
                key={name}
                role="group"
                aria-roledescription={texts.slide}
                aria-label={name}
                aria-hidden={isReady && place !== index}
                className="swiper-slide w-full shrink-0 snap-start"
              >
                {content}
              </div>
            ))}
          </div>
        </div>
        {texts.note ? <p className="order-1 text-sm text-muted">{texts.note}</p> : null}
        {texts.count ? (
          <p className="order-2 hidden text-sm text-muted noscript:block">{texts.count}</p>
        ) : null}
      </div>
      <p aria-live={isRotating ? 'off' : 'polite'} className="sr-only">
        {/* Screen readers hear of a new slide only if the visitor asked for one. */}
        {hasMoved && !isRotating ? announcement(current) : ''}
      </p>
    </section>
  );
}

const announcement = (slide: CarouselSlide | undefined) =>
  [slide?.name, slide?.description].filter(Boolean).join(': ');
