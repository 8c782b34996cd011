import type { PageProps } from '@site/contract/contract.ts';
import { SegmentNoticePage } from '../../components/notice/SegmentNoticePage.tsx';
import { content } from './content.ts';

/** One category of the blog; waits for its data. */
export default function BlogCategoryPage({ param }: PageProps) {
  return <SegmentNoticePage content={content} segment={param} />;
}
