import { SlideRow } from '@site/design/ui/carousel/SlideRow.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { content } from './content.ts';
import { DirectoryTool } from './DirectoryTool.tsx';
import { Monogram } from './Monogram.tsx';

/** Where to complain: the search at once, the two main channels, both lists, the supporters. */
export default function DirectoryPage() {
  return (
    <>
      <PageHero {...content.hero} breadcrumb={content.breadcrumb} isBrief />
      <DirectoryTool />
      <Supporters />
      <CtaBand {...content.closing} />
    </>
  );
}

/** Supporters to swipe or page through. The row never moves by itself, so nothing needs pausing. */
function Supporters() {
  const { heading, intro, items, ...texts } = content.supporters;
  return (
    <Section heading={heading} intro={intro} tone="paper" space="tight">
      <SlideRow
        texts={texts}
        slidesClassName="mb-2 pb-3"
        slides={items.map(({ name, initials, logo }) => ({
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
