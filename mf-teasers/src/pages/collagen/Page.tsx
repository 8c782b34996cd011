import { Card } from '@site/design/ui/card/Card.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { Container } from '@site/design/ui/container/Container.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { site } from '@site/site';
import { content } from './content.ts';
import { ProductVideo, YouTubeVideo } from './ProductVideo.tsx';

const buyLink = <ChatLink {...content.buy} phoneNumber={site.consultantPhone} size="lg" />;

/** The collagen supplement, sold by a consultant over the chat. */
export default function CollagenPage() {
  const { hero, video } = content;
  return (
    <>
      <PageHero {...hero} composition="split" breadcrumb={content.breadcrumb} actions={buyLink} />
      <Section heading={video.heading} intro={video.intro} layout="side">
        {site.productVideo ? <YouTubeVideo youtubeId={site.productVideo} /> : <ProductVideo />}
      </Section>
      <Benefits />
      <StockBanner />
    </>
  );
}

function Benefits() {
  const { heading, items, note } = content.benefits;
  return (
    <Section heading={heading} tone="paper" space="wide">
      <ul className="card-grid-60">
        {items.map(({ icon, title, text }) => (
          <Card as="li" key={title} icon={icon} title={title}>
            {text}
          </Card>
        ))}
      </ul>
      <p className="mt-6 text-sm text-muted">{note}</p>
    </Section>
  );
}

/** The dark band that closes the page: how little is left, how soon it comes, and the button. */
function StockBanner() {
  const { figure, title, text } = content.stock;
  return (
    <aside aria-label={title} className="surface-night border-y border-contour py-section">
      <Container>
        <div className="grid items-center gap-x-12 gap-y-6 @4xl:grid-cols-[auto_minmax(0,1fr)_auto]">
          <p
            aria-hidden="true"
            className="text-[min(8rem,30vw)] leading-none font-bold tracking-tight text-link"
          >
            {figure}
          </p>
          <div>
            <p className="text-3xl font-bold tracking-tight">{title}</p>
            <p className="mt-3 max-w-xl text-lg text-muted">{text}</p>
          </div>
          {buyLink}
        </div>
      </Container>
    </aside>
  );
}
