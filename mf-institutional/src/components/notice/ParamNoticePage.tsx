import type { Content } from '../../schemas/notice.ts';
import { NoticePage } from './NoticePage.tsx';
import { readableSlug } from './readableSlug.ts';

export interface ParamNoticePageProps {
  content: Content & { param: NonNullable<Content['param']> };
  /** What the address has for the page's variable: empty until the page is hydrated. */
  param: string;
}

/** A page below the blog, for all addresses of a pattern. */
export function ParamNoticePage({ content, param }: ParamNoticePageProps) {
  const words = readableSlug(param);
  return (
    <NoticePage content={content} parents={[content.param.parent]}>
      {/* Its room is kept until its words are known, so that nothing moves. */}
      <p className={words ? 'mb-5' : 'invisible mb-5'}>
        <span>{content.param.label}</span>{' '}
        <strong className="text-ink [overflow-wrap:anywhere]">{words}</strong>
      </p>
    </NoticePage>
  );
}
