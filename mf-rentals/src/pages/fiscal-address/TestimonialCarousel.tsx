import { Testimonial } from '@site/design/ui/testimonial/Testimonial.tsx';
import { type KeyboardEvent, useState } from 'react';
import { fill } from './fill.ts';
import type { Content } from './schema.ts';
import { TestimonialControls } from './TestimonialControls.tsx';
import { useStrip } from './useStrip.ts';

export interface TestimonialCarouselProps {
  texts: Content['testimonials'];
}

/** Three voices, one at a time; without script, a strip to scroll through. */
export function TestimonialCarousel({ texts }: TestimonialCarouselProps) {
  const { items } = texts;
  const strip = useStrip(items.length);
  const [hasMoved, setMoved] = useState(false);
  const position = (place: number) =>
    fill(texts.position, { number: place + 1, count: items.length });
  const moving = (move: () => void) => () => {
    setMoved(true);
    move();
  };
  const previous = moving(strip.previous);
  const next = moving(strip.next);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const move = { ArrowLeft: previous, ArrowRight: next }[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  return (
    <section
      aria-label={texts.label}
      aria-roledescription={texts.carousel}
      className="flex flex-col"
      onKeyDown={onKeyDown}
    >
      <TestimonialControls
        texts={texts}
        isReady={strip.isReady}
        index={strip.index}
        labels={items.map((_, place) => position(place))}
        onPrevious={previous}
        onNext={next}
        onShow={(place) => moving(() => strip.show(place))()}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, not voices. */}
      <div
        ref={strip.ref}
        role="group"
        aria-label={texts.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it takes the keyboard.
        tabIndex={0}
        onScroll={strip.onScroll}
        className="scroll-x -order-1 flex snap-x snap-mandatory rounded-lg [scrollbar-width:none] noscript:[scrollbar-width:thin]"
      >
        {items.map(({ role, ...voice }, place) => (
          // biome-ignore lint/a11y/useSemanticElements: the pattern of carousels asks for a group.
          <div
            key={voice.author}
            role="group"
            aria-roledescription={texts.slide}
            aria-label={position(place)}
            className="flex w-full shrink-0 snap-start"
          >
            <Testimonial {...voice} position={role} className="w-full" />
          </div>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {hasMoved ? position(strip.index) : ''}
      </p>
    </section>
  );
}
