import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { site } from '@site/site';
import { Benefits } from './Benefits.tsx';
import { content } from './content.ts';
import { ProductVideo } from './ProductVideo.tsx';
import { StockBanner } from './StockBanner.tsx';

/** The collagen supplement, sold by a consultant over the chat. */
export default function CollagenPage() {
  const { hero, buy, stock, video, benefits, closing } = content;
  const buyLink = <ChatLink {...buy} phoneNumber={site.consultantPhone} size="lg" />;
  return (
    <>
      <PageHero {...hero} composition="split" actions={buyLink} />
      <StockBanner {...stock} action={buyLink} />
      <Section heading={video.heading} intro={video.intro} layout="side">
        <ProductVideo {...video} poster={hero.picture} />
      </Section>
      <Benefits texts={benefits} />
      <CtaBand title={closing.title} text={closing.text} actions={buyLink} />
    </>
  );
}
