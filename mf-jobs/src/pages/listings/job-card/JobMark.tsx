import { IconTile } from '@site/design/ui/icon-tile/IconTile.tsx';
import { briefcaseIcon, usersIcon } from '@site/design/ui/icons/icons.ts';
import { useState } from 'react';
import type { Job } from '../../../jobs/job.ts';
import { content } from '../content.ts';

/** Words of company names that give no initial: "Hotel Águas do Cerrado" is HÁ. */
const SMALL_WORDS = /^(?:a|o|e|as|os|da|de|do|das|dos)$/i;

/** The record's picture, else the company's initials on a petal. */
export function JobMark({ job }: { job: Job }) {
  const [isBroken, setBroken] = useState(false);
  if (job.imageUrl && !isBroken) {
    return (
      <img
        // It may have failed before hydration.
        ref={(picture) => {
          if (picture?.complete && picture.naturalWidth === 0) setBroken(true);
        }}
        onError={() => setBroken(true)}
        src={job.imageUrl}
        alt={job.isOffer ? job.companyName || content.card.unnamedCompany : job.title}
        width={64}
        height={64}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        className="size-16 shrink-0 overflow-hidden rounded-lg border border-line bg-paper object-cover text-sm"
      />
    );
  }
  const initials = job.isOffer ? initialsOf(job.companyName) : '';
  if (!initials) return <IconTile icon={job.isOffer ? briefcaseIcon : usersIcon} />;
  return (
    <span aria-hidden="true" className="petal-tile font-bold">
      {initials}
    </span>
  );
}

/** First letters of the first two words that count. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !SMALL_WORDS.test(word));
  return words
    .slice(0, 2)
    .map((word) => (word.match(/^./u)?.[0] ?? '').toUpperCase())
    .join('');
}
