import { useEffect, useState } from 'react';
import { content } from '../pages/listings/content.ts';
import { formatDay, formatDistance } from './formatDate.ts';

/** Date of a vacancy; after hydration its age follows, in a space kept for it. */
export function PostedOn({ createdAt }: { createdAt: string }) {
  const [distance, setDistance] = useState('');
  useEffect(() => setDistance(formatDistance(createdAt, Date.now())), [createdAt]);
  return (
    <span className="flex flex-wrap gap-x-2 text-sm text-muted">
      <span>
        <span className="@max-xs:sr-only">{content.card.posted}</span>{' '}
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </span>
      <span className="min-w-21 noscript:hidden">{distance ? `(${distance})` : '\u00a0'}</span>
    </span>
  );
}
