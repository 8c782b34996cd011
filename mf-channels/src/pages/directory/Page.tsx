import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { content } from './content.ts';
import { DirectoryTool } from './DirectoryTool.tsx';
import { SupportersCarousel } from './SupportersCarousel.tsx';

/** Where to complain: the search at once, the two main channels, both lists, who supports it. */
export default function DirectoryPage() {
  return (
    <>
      <PageHero {...content.hero} breadcrumb={content.breadcrumb} isBrief />
      <DirectoryTool texts={content} />
      <SupportersCarousel texts={content.supporters} />
      <CtaBand {...content.closing} />
    </>
  );
}
