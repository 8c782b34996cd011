import { Button } from '@site/design/ui/button/Button.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { useRef } from 'react';
import type { content } from './content.ts';
import { Monogram } from './Monogram.tsx';

/** Supporters to swipe or page through. It never moves by itself, so nothing needs pausing. */
export function SupportersCarousel({ texts }: { texts: typeof content.supporters }) {
  const strip = useRef<HTMLElement>(null);
  return (
    <Section heading={texts.heading} intro={texts.intro} tone="paper">
      <section
        ref={strip}
        aria-label={texts.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
        className="scroll-x snap-x rounded-lg motion-safe:scroll-smooth"
      >
        <ul className="flex gap-4 pb-3">
          {texts.items.map(({ name, initials, logo }) => (
            <li
              key={name}
              className="flex w-52 max-w-[75vw] shrink-0 snap-start items-center gap-3 rounded-lg border border-line p-4"
            >
              <Monogram text={initials} logo={logo} className="size-12" />
              <span className="font-semibold leading-snug">{name}</span>
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-4 flex items-center justify-between gap-4">
        <p className="text-sm text-muted">{texts.note}</p>
        <div className="flex gap-2 noscript:hidden">
          <TurnButton label={texts.previous} onTurn={() => turn(strip.current, -1)} isBack />
          <TurnButton label={texts.next} onTurn={() => turn(strip.current, 1)} />
        </div>
      </div>
    </Section>
  );
}

interface TurnButtonProps {
  label: string;
  onTurn(): void;
  isBack?: boolean;
}

function TurnButton({ label, onTurn, isBack = false }: TurnButtonProps) {
  return (
    <Button
      variant="secondary"
      icon={isBack ? 'arrow-left' : 'arrow-right'}
      aria-label={label}
      onClick={onTurn}
      className="min-w-touch px-2.5!"
    />
  );
}

/** Moves by what is visible; past either end it starts over at the other. */
function turn(strip: HTMLElement | null, direction: 1 | -1): void {
  if (!strip) return;
  const { scrollLeft, clientWidth, scrollWidth } = strip;
  const end = scrollWidth - clientWidth;
  const isAtEdge = direction > 0 ? scrollLeft >= end - 2 : scrollLeft <= 2;
  const start = direction > 0 ? 0 : end;
  strip.scrollTo({ left: isAtEdge ? start : scrollLeft + direction * clientWidth });
}
