import NoticePage from '../../layouts/NoticePage.tsx';
import { content } from './content.ts';

/** News of the association; waits for its data. */
export default function BlogPage() {
  return <NoticePage content={content} />;
}
