import type { ChatAction, PageContent } from '@site/content/page.ts';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { briefcaseIcon, lockIcon } from '@site/design/ui/icons/icons.ts';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Petals } from '@site/design/ui/petals/Petals.tsx';
import type { gated } from '../../content/gated.ts';

export type GatedContent = PageContent &
  typeof gated & {
    /** Also the heading. */
    breadcrumb: string;
    eyebrow: string;
    description: string;
    chat: ChatAction;
  };

/** A page that needs a session: what visitors can do without one comes first. */
export function GatedPage({ content }: { content: GatedContent }) {
  const { breadcrumb, eyebrow, notice, description, chat, jobs } = content;
  return (
    <PageHero
      breadcrumb={breadcrumb}
      eyebrow={eyebrow}
      title={breadcrumb}
      lead={description}
      actions={[chat, { ...jobs, icon: briefcaseIcon }]}
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
