import { Button } from '@site/design/ui/button/Button.tsx';
import { checkIcon, linkIcon } from '@site/design/ui/icons/icons.ts';
import { tooltip } from '@site/runtime';
import { useEffect, useState } from 'react';
import type { Job } from '../../../jobs/job.ts';
import { content } from '../content.ts';

const texts = content.card;

/** How long 'Link copiado.' stands. */
const MESSAGE_DURATION_MS = 4000;

/** Copies the address of one vacancy; where the browser refuses, shows it, to be copied by hand. */
export function CopyLink({ job, titleId }: { job: Job; titleId: string }) {
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
