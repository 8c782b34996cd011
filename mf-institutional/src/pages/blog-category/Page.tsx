import type { PageProps } from '@site/contract/contract.ts';
import { ParamNoticePage } from '../../components/notice/ParamNoticePage.tsx';
import { content } from './content.ts';

/** One category of the blog; waits for its data. */
export default function BlogCategoryPage({ param }: PageProps) {
  return <ParamNoticePage content={content} param={param} />;
}
