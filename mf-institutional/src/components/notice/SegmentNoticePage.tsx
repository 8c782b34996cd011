import { NoticePage } from './NoticePage.tsx';
import type { NoticeContent } from './notice-content.ts';

export interface SegmentNoticePageProps {
  content: NoticeContent & { segmentLabel: string };
  /** The variable part of the address, as the visitor wrote it. */
  segment: string;
}

/**
 * A page below the blog. The server renders a token in the place of the segment and the edge puts
 * the escaped text there, so it must stand alone in an element and be shown as it is.
 */
export function SegmentNoticePage({ content, segment }: SegmentNoticePageProps) {
  return (
    <NoticePage content={content} parents={[{ label: 'Informações', href: '/blog' }]}>
      <p className="mb-5">
        <span>{content.segmentLabel}</span>{' '}
        <strong className="text-ink [overflow-wrap:anywhere]">{segment}</strong>
      </p>
    </NoticePage>
  );
}
