import { Breadcrumb } from '@site/design/ui/breadcrumb/Breadcrumb.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { site } from '@site/site';
import { Benefits } from './Benefits.tsx';
import { content } from './content.ts';
import { ProductVideo, YouTubeVideo } from './ProductVideo.tsx';
import { StockBanner } from './StockBanner.tsx';

/** The collagen supplement, sold by a consultant over the chat. */
export default function CollagenPage() {
  const { home, breadcrumb, hero, buy, video, benefits, stock } = content;
  const buyLink = <ChatLink {...buy} phoneNumber={site.consultantPhone} size="lg" />;
  return (
    <>
      <PageHero
        {...hero}
        composition="split"
        breadcrumb={<Breadcrumb items={[home, { label: breadcrumb }]} />}
        actions={buyLink}
      />
      <Section heading={video.heading} intro={video.intro} layout="side">
        {site.productVideo ? (
          <YouTubeVideo texts={video} youtubeId={site.productVideo} preview={hero.picture} />
        ) : (
          <ProductVideo texts={video} />
        )}
      </Section>
      <Benefits texts={benefits} />
      <StockBanner {...stock} action={buyLink} />
    </>
  );
}
