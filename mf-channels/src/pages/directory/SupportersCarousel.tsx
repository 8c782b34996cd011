import { Carousel } from '@site/design/ui/carousel/Carousel.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { content } from './content.ts';
import { Monogram } from './Monogram.tsx';

/** Supporters to swipe or page through. It never moves by itself, so nothing needs pausing. */
export function SupportersCarousel({ texts }: { texts: typeof content.supporters }) {
  return (
    <Section heading={texts.heading} intro={texts.intro} tone="paper" space="tight">
      <Carousel
        view="several"
        texts={texts}
        slidesClassName="mb-2 pb-3"
        slides={texts.items.map(({ name, initials, logo }) => ({
          name,
          content: (
            <div className="flex h-full w-52 max-w-[75vw] items-center gap-3 rounded-lg border border-line p-4">
              <Monogram text={initials} logo={logo} className="size-12" />
              <span className="font-semibold leading-snug">{name}</span>
            </div>
          ),
        }))}
      />
    </Section>
  );
}
