import type { PageProps } from '@site/contract/contract.ts';
import { ParamNoticePage } from '../../components/notice/ParamNoticePage.tsx';
import { content } from './content.ts';

/** One post of the blog; waits for its data. */
export default function BlogPostPage({ param }: PageProps) {
  return <ParamNoticePage content={content} param={param} />;
}
