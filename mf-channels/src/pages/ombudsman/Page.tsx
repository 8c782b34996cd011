import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { CheckList } from '@site/design/ui/check-list/CheckList.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { IconTile } from '@site/design/ui/icon-tile/IconTile.tsx';
import { phoneIcon, warningIcon } from '@site/design/ui/icons/icons.ts';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { Steps } from '@site/design/ui/steps/Steps.tsx';
import { content } from './content.ts';

/** Why and how to make a police report, and where to get help with it. */
export default function OmbudsmanPage() {
  const { steps, reasons, directory } = content;
  return (
    <>
      <PageHero
        {...content.hero}
        composition="night"
        breadcrumb={content.breadcrumb}
        aside={<EmergencyCard />}
      />
      <Section space="wide" heading={steps.heading} intro={steps.intro}>
        <Steps items={steps.items} />
      </Section>
      <Section heading={reasons.heading} tone="paper" space="tight" layout="side">
        <CheckList items={reasons.items} className="text-lg" />
        <p className="mt-8 border-t border-line pt-6">
          {directory.text} <a href={directory.href}>{directory.label}</a>
        </p>
      </Section>
      <CtaBand {...content.closing} />
    </>
  );
}

/** What to do when a form would be too slow. */
function EmergencyCard() {
  const { title, text, action, href } = content.emergency;
  return (
    <aside
      aria-label={title}
      className="surface-paper rounded-lg rounded-tr-petal border border-contour p-[min(2.5rem,8vw)]"
    >
      <IconTile icon={warningIcon} />
      <p className="mt-5 text-2xl font-bold tracking-tight">{title}</p>
      <p className="mt-2 text-muted">{text}</p>
      <LinkButton href={href} variant="secondary" icon={phoneIcon} size="lg" className="mt-6">
        {action}
      </LinkButton>
    </aside>
  );
}
