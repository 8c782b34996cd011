import { CheckList } from '@site/design/ui/check-list/CheckList.tsx';
import { Container } from '@site/design/ui/container/Container.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { OpenHours } from '@site/design/ui/open-hours/OpenHours.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Picture } from '@site/design/ui/picture/Picture.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { Steps } from '@site/design/ui/steps/Steps.tsx';
import { PageRows } from '../../components/RelatedPages.tsx';
import { content } from './content.ts';

export default function MembershipPage() {
  return (
    <>
      <PageHero breadcrumb={content.breadcrumb} {...content.hero} note={<OpenHours />} />
      <JoiningSteps />
      <Benefits />
      <CtaBand {...content.closing} />
    </>
  );
}

/** The steps to membership, what to have at hand, and the difference to a partner. */
function JoiningSteps() {
  const { heading, items, bring, partner } = content.steps;
  return (
    <Section space="wide" heading={heading}>
      <Steps items={items} />
      <div className="mt-12 grid grid-cols-1 gap-8 border-t border-line pt-8 @3xl:grid-cols-2 @3xl:gap-16">
        <div>
          <h3 className="text-xl font-bold tracking-tight">{bring.heading}</h3>
          <CheckList items={bring.items} className="mt-4" />
        </div>
        <p className="max-w-text text-lg @3xl:self-end">
          {partner.text} <a href={partner.href}>{partner.label}</a>
        </p>
      </div>
    </Section>
  );
}

/** The benefits as a list to read down, beside a picture that stays in view. */
function Benefits() {
  const { heading, picture, pictureNote, items } = content.benefits;
  return (
    <section aria-label={heading} className="surface-paper py-section">
      <Container>
        <div className="grid grid-cols-1 items-start gap-12 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @4xl:gap-16">
          <figure className="@4xl:sticky @4xl:top-[calc(var(--header-height,4.5rem)+2rem)]">
            <Picture
              picture={picture}
              sizes="(min-width: 64rem) 31rem, 92vw"
              className="aspect-[4/3] w-full rounded-lg rounded-br-petal object-cover @4xl:aspect-[4/5]"
            />
            <figcaption className="mt-3 text-sm text-muted">{pictureNote}</figcaption>
          </figure>
          <div>
            <h2 className="text-3xl font-bold tracking-tight">{heading}</h2>
            <PageRows items={items} className="mt-8" />
          </div>
        </div>
      </Container>
    </section>
  );
}
