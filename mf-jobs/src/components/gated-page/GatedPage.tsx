import type { ChatAction, PageContent } from '@site/content/page.ts';
import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { briefcaseIcon, lockIcon } from '@site/design/ui/icons/icons.ts';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Petals } from '@site/design/ui/petals/Petals.tsx';

export type GatedContent = PageContent & {
  breadcrumb: string;
  /** Where in the site this belongs. */
  eyebrow: string;
  heading: string;
  /** That one must be signed in. */
  notice: string;
  /** What the page is for, in one line. */
  description: string;
  /** The ways on: a chat, and the vacancies. */
  chat: ChatAction;
  jobs: { label: string; href: string };
};

/** A page that needs a session: what visitors can do without one comes first. */
export function GatedPage({ content }: { content: GatedContent }) {
  const { breadcrumb, heading, eyebrow, notice, description, chat, jobs } = content;
  return (
    <PageHero
      breadcrumb={breadcrumb}
      eyebrow={eyebrow}
      title={heading}
      lead={description}
      actions={
        <>
          <ChatLink {...chat} size="lg" />
          <LinkButton href={jobs.href} variant="secondary" size="lg" icon={briefcaseIcon}>
            {jobs.label}
          </LinkButton>
        </>
      }
      note={
        <p className="flex max-w-xl gap-2.5 border-t border-line pt-4">
          <Icon icon={lockIcon} className="mt-0.5 size-5 text-link" />
          <span className="min-w-0">{notice}</span>
        </p>
      }
      aside={<ClosedDoor />}
    />
  );
}

/** A lock on a petal-shaped panel: the page is closed, not broken. Decoration. */
function ClosedDoor() {
  return (
    <div className="surface-night relative mx-auto grid aspect-photo w-full max-w-md place-items-center overflow-hidden rounded-lg rounded-tr-petal border border-contour @4xl:aspect-square">
      <Icon icon={lockIcon} className="size-20 text-gold @4xl:size-32" />
      <Petals drift="carpet" className="bottom-0 -left-6 w-[140%]" />
    </div>
  );
}
