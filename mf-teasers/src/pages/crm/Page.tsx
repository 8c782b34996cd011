import { Container } from '@site/design/ui/container/Container.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { chatUrl } from '@site/site/chat.ts';
import { InterestForm } from '../../components/interest-form/InterestForm.tsx';
import { ProgressCard } from '../../components/teaser/ProgressCard.tsx';
import { TeaserActions } from '../../components/teaser/TeaserActions.tsx';
import { FORM_ID } from '../../components/teaser/teaserLinks.ts';
import { content } from './content.ts';
import { Pipeline } from './Pipeline.tsx';

/** Announces the CRM and asks who wants it. */
export default function CrmPage() {
  const { title, subtitle, chat, progress, interest } = content;
  return (
    <>
      <PageHero
        composition="night"
        title={title}
        lead={subtitle}
        actions={<TeaserActions {...content} />}
        aside={<Pipeline />}
      />
      <Container className="py-section">
        <div className="grid grid-cols-1 items-start gap-6 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @4xl:gap-10">
          <ProgressCard {...progress} />
          <div id={FORM_ID} className="@4xl:order-first">
            <InterestForm interest={interest} chatHref={chatUrl(chat.message)} />
          </div>
        </div>
      </Container>
    </>
  );
}
