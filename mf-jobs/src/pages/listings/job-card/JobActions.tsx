import { fill } from '@site/content/fill.ts';
import { Button } from '@site/design/ui/button/Button.tsx';
import type { ButtonSize } from '@site/design/ui/button/button-class.ts';
import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { checkIcon, fileIcon, linkIcon } from '@site/design/ui/icons/icons.ts';
import { tooltip } from '@site/runtime';
import { absoluteUrl } from '@site/site';
import { useEffect, useState } from 'react';
import type { Job } from '../../../jobs/job.ts';
import { content } from '../content.ts';

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
  return fill(message, { title, company, link: absoluteUrl(job.path) });
}

const texts = content.card;

/** How long 'Link copiado.' stands. */
const MESSAGE_DURATION_MS = 4000;

/** Copies the address of one vacancy; where the browser refuses, shows it, to be copied by hand. */
function CopyLink({ job, titleId }: { job: Job; titleId: string }) {
  const [said, setSaid] = useState('');
  const isCopied = said === texts.linkCopied;
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setSaid(''), MESSAGE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    const address = new URL(job.path, window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      setSaid(texts.linkCopied);
    } catch {
      setSaid(`${texts.copyByHand} ${address}`);
    }
  };
  return (
    <span data-print="hide" className="inline-flex flex-wrap items-center gap-x-3 noscript:hidden">
      <Button
        variant="quiet"
        aria-describedby={titleId}
        onClick={copy}
        icon={isCopied ? checkIcon : linkIcon}
        {...tooltip(texts.copyLinkHint)}
      >
        {texts.copyLink}
      </Button>
      <span role="status" className="text-sm text-muted wrap-anywhere">
        {said}
      </span>
    </span>
  );
}
