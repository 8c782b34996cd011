import { Container } from '@site/design/ui/container/Container.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { chatUrl } from '@site/site/chat.ts';
import { InterestForm } from '../../components/interest-form/InterestForm.tsx';
import { ProgressCard } from '../../components/teaser/ProgressCard.tsx';
import { TeaserActions } from '../../components/teaser/TeaserActions.tsx';
import { FORM_ID } from '../../components/teaser/teaserLinks.ts';
import { content } from './content.ts';
import { Storefront } from './Storefront.tsx';

/** Announces the marketplace and asks who wants it. */
export default function MarketplacePage() {
  const { title, subtitle, chat, progress, interest } = content;
  return (
    <>
      <PageHero
        title={title}
        lead={subtitle}
        actions={<TeaserActions {...content} />}
        aside={<Storefront />}
      />
      <Container className="py-section">
        <div className="grid grid-cols-1 items-start gap-6 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @4xl:gap-10">
          <ProgressCard {...progress} />
          <div id={FORM_ID}>
            <InterestForm interest={interest} chatHref={chatUrl(chat.message)} />
          </div>
        </div>
      </Container>
    </>
  );
}
