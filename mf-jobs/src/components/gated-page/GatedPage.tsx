import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import type { Content } from '../../schemas/gated.ts';
import { ClosedDoor } from './ClosedDoor.tsx';

export interface GatedPageProps {
  content: Content;
}

/** A page that only those who are signed in may use, and what everybody else can do. */
export function GatedPage({ content }: GatedPageProps) {
  const { heading, eyebrow, notice, description, chat, jobs } = content;
  return (
    <PageHero
      composition="plain"
      eyebrow={eyebrow}
      title={heading}
      lead={
        <>
          <p className="font-semibold text-ink">{notice}</p>
          <p className="mt-2">{description}</p>
        </>
      }
      actions={
        <>
          <ChatLink {...chat} size="lg" />
          <LinkButton href={jobs.href} variant="secondary" size="lg" icon="briefcase">
            {jobs.label}
          </LinkButton>
        </>
      }
      aside={<ClosedDoor />}
    />
  );
}
