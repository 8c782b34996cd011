import NoticePage from '../../layouts/NoticePage.tsx';
import { content } from './content.ts';

/** One category of the blog; waits for its data. */
export default function BlogCategoryPage() {
  return <NoticePage content={content} />;
}
