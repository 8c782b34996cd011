import { useRef } from 'react';
import { joinClasses } from '../class-names.ts';
import type { CarouselSlide, CarouselTexts } from './Carousel.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { type Direction, turnRow } from './turnRow.ts';
import { useArrowKeys } from './useArrowKeys.ts';

export interface SlideRowProps {
  slides: readonly CarouselSlide[];
  texts: Pick<CarouselTexts, 'label' | 'previous' | 'next' | 'note'>;
  slidesClassName?: string | undefined;
}

/** Slides side by side to scroll through; buttons and arrow keys turn them, and begin anew at an end. */
export function SlideRow({ slides, texts, slidesClassName }: SlideRowProps) {
  const root = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLElement>(null);
  const go = (direction: Direction) => row.current && turnRow(row.current, direction);
  useArrowKeys(root, true, go);
  return (
    <div
      ref={root}
      data-carousel=""
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
    >
      <CarouselControls labels={texts} onGo={go} />
      <section
        ref={row}
        aria-label={texts.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
        className={joinClasses(
          'scroll-x flex w-full snap-x rounded-lg scroll-smooth',
          slidesClassName,
        )}
      >
        {slides.map(({ name, content }) => (
          <div key={name} className="mr-4 shrink-0 snap-start last:mr-0">
            {content}
          </div>
        ))}
      </section>
      {texts.note ? <p className="order-1 text-sm text-muted">{texts.note}</p> : null}
    </div>
  );
}
