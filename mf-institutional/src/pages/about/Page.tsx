import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { PageBreadcrumb } from '../../components/PageBreadcrumb.tsx';
import { CasesSection } from './CasesSection.tsx';
import { content } from './content.ts';
import { PurposeSection } from './PurposeSection.tsx';
import { ValuesSection } from './ValuesSection.tsx';

/** Who the association is: mission, vision and values. */
export default function AboutPage() {
  const { hero, join } = content;
  return (
    <>
      <PageHero
        composition="split"
        breadcrumb={<PageBreadcrumb current={content.breadcrumb} />}
        title={hero.title}
        lead={hero.lead}
        picture={hero.picture}
        pictureNote={hero.pictureNote}
      />
      <PurposeSection items={content.purpose} />
      <ValuesSection {...content.values} />
      <CasesSection {...content.cases} />
      <CtaBand
        title={join.heading}
        text={join.text}
        actions={
          <>
            <LinkButton size="lg" href={join.membership.href}>
              {join.membership.label}
            </LinkButton>
            <ChatLink size="lg" rank="second" {...join.chat} />
          </>
        }
      />
    </>
  );
}
