import type { Content } from '../../schemas/notice.ts';
import { NoticePage } from './NoticePage.tsx';

export interface SegmentNoticePageProps {
  content: Content & { segment: NonNullable<Content['segment']> };
  /** The variable part of the address, as the visitor wrote it. */
  segment: string;
}

/**
 * A page below the blog. The server renders a token in the place of the segment and the edge puts
 * the escaped text there, so it must stand alone in an element and be shown as it is.
 */
export function SegmentNoticePage({ content, segment }: SegmentNoticePageProps) {
  return (
    <NoticePage content={content} parents={[content.segment.parent]}>
      <p className="mb-5">
        <span>{content.segment.label}</span>{' '}
        <strong className="text-ink [overflow-wrap:anywhere]">{segment}</strong>
      </p>
    </NoticePage>
  );
}
