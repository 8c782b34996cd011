import { fill } from '@site/content/fill.ts';
import type { ButtonSize } from '@site/design/ui/button/button-class.ts';
import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { fileIcon } from '@site/design/ui/icons/icons.ts';
import { site } from '@site/site';
import type { Job } from '../../../jobs/job.ts';
import { content } from '../content.ts';
import { CopyLink } from './CopyLink.tsx';

export interface JobActionsProps {
  job: Job;
  /** The links are called alike on every card: the card's title says which one is meant. */
  titleId: string;
  size?: ButtonSize | undefined;
}

/** Longer titles would make an address that some chat apps cut. */
const MAX_TITLE_LENGTH = 160;

/** Apply or get in touch, see the document, copy the link. */
export function JobActions({ job, titleId, size }: JobActionsProps) {
  const kind = job.isOffer ? content.card.offer : content.card.resume;
  return (
    <div className="job-actions">
      <ChatLink
        label={kind.action}
        message={chatText(job, kind.message)}
        size={size}
        aria-describedby={titleId}
      />
      {job.documentUrl ? (
        <LinkButton
          variant="secondary"
          size={size}
          icon={fileIcon}
          newTab
          href={job.documentUrl}
          aria-describedby={titleId}
        >
          {kind.document}
        </LinkButton>
      ) : null}
      <CopyLink job={job} titleId={titleId} />
    </div>
  );
}

function chatText(job: Job, message: string): string {
  const title = [...job.title].slice(0, MAX_TITLE_LENGTH).join('');
  const company = job.companyName ? ` (${job.companyName})` : '';
  return fill(message, { title, company, link: jobLink(job.path) });
}

/** Public address of one vacancy's page, for sharing. */
export function jobLink(path: string): string {
  return `${site.url}${path}`;
}
