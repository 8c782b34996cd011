import { Breadcrumb } from '@site/design/ui/breadcrumb/Breadcrumb.tsx';
import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { content } from './content.ts';
import { DirectoryTool } from './DirectoryTool.tsx';
import { SupportersCarousel } from './SupportersCarousel.tsx';

/** Where to complain: the search at once, the two main channels, both lists, who supports it. */
export default function DirectoryPage() {
  const { home, breadcrumb, hero, supporters, closing } = content;
  return (
    <>
      <PageHero
        {...hero}
        breadcrumb={<Breadcrumb items={[home, { label: breadcrumb }]} />}
        isBrief
      />
      <DirectoryTool texts={content} />
      <SupportersCarousel texts={supporters} />
      <CtaBand
        title={closing.title}
        text={closing.text}
        actions={
          <LinkButton href={closing.action.href} size="lg" iconEnd="arrow-right">
            {closing.action.label}
          </LinkButton>
        }
      />
    </>
  );
}
