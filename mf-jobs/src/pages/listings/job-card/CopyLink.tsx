import { Button } from '@site/design/ui/button/Button.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { useEffect, useState } from 'react';
import type { Job } from '../../../jobs/job.ts';
import type { CardTexts } from '../schema.ts';
import { jobHash } from './jobLink.ts';

export interface CopyLinkProps {
  job: Job;
  texts: CardTexts;
  titleId: string;
}

type Outcome = 'none' | 'copied' | 'refused';

/** How long the outcome stays readable. */
const OUTCOME_MS = 4000;

/** Copies the address of one vacancy; where the browser refuses, puts it into the address bar. */
export function CopyLink({ job, texts, titleId }: CopyLinkProps) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  useEffect(() => {
    if (outcome === 'none') return;
    const timer = setTimeout(() => setOutcome('none'), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    const address = new URL(`/vagas${jobHash(job.id)}`, window.location.href).href;
    const isCopied = await writeClipboard(address);
    if (!isCopied) window.history.replaceState(window.history.state, '', address);
    setOutcome(isCopied ? 'copied' : 'refused');
  };
  const said = { none: '', copied: texts.linkCopied, refused: texts.copyByHand }[outcome];
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <Button variant="quiet" aria-describedby={titleId} onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'link'} />
        {texts.copyLink}
      </Button>
      <span role="status" className="text-sm text-muted">
        {said}
      </span>
    </span>
  );
}

async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
