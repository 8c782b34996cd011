import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { content } from './content.ts';
import { DirectoryTool } from './DirectoryTool.tsx';
import { MainChannel } from './MainChannel.tsx';
import { SupportersCarousel } from './SupportersCarousel.tsx';

/** Where to complain: the two main channels, the searchable directory, who supports it. */
export default function DirectoryPage() {
  const { hero, mainChannels, supporters, closing } = content;
  return (
    <>
      <PageHero
        {...hero}
        actions={
          <LinkButton href={hero.action.href} size="lg" icon="search">
            {hero.action.label}
          </LinkButton>
        }
        aside={
          <div className="grid grid-cols-1 gap-4">
            {mainChannels.map((channel) => (
              <MainChannel key={channel.title} {...channel} />
            ))}
          </div>
        }
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
