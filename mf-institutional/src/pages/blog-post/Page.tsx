import NoticePage from '../../layouts/NoticePage.tsx';
import { content } from './content.ts';

/** One post of the blog; waits for its data. */
export default function BlogPostPage() {
  return <NoticePage content={content} />;
}
