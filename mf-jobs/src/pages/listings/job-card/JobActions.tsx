import { fill } from '@site/content/fill.ts';
import type { ButtonSize } from '@site/design/ui/button/button-class.ts';
import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { chatUrl } from '@site/site/chat.ts';
import type { Job } from '../../../jobs/job.ts';
import type { CardTexts } from '../content.ts';
import { CopyLink } from './CopyLink.tsx';
import { jobLink } from './jobLink.ts';

export interface JobActionsProps {
  job: Job;
  texts: CardTexts;
  /** The links are called alike on every card: the card's title says which one is meant. */
  titleId: string;
  size?: ButtonSize | undefined;
}

/** Longer titles would make an address that some chat apps cut. */
const LONGEST_TITLE = 160;

/** Apply or get in touch, see the document, copy the link. */
export function JobActions({ job, texts, titleId, size }: JobActionsProps) {
  const kind = job.isOffer ? texts.offer : texts.resume;
  return (
    <div className="flex flex-wrap items-center gap-3 self-end">
      <LinkButton
        variant="chat"
        size={size}
        icon="chat"
        newTab
        href={chatUrl(chatText(job, kind.message))}
        aria-describedby={titleId}
      >
        {kind.action}
      </LinkButton>
      {job.documentUrl ? (
        <LinkButton
          variant="secondary"
          size={size}
          icon="file"
          newTab
          href={job.documentUrl}
          aria-describedby={titleId}
        >
          {kind.document}
        </LinkButton>
      ) : null}
      <CopyLink job={job} texts={texts} titleId={titleId} />
    </div>
  );
}

function chatText(job: Job, message: string): string {
  const title = [...job.title].slice(0, LONGEST_TITLE).join('');
  const company = job.companyName ? ` (${job.companyName})` : '';
  return fill(message, { title, company, link: jobLink(job.path) });
}
