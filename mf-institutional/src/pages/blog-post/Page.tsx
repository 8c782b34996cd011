import NoticePage from '../../layouts/NoticePage.tsx';
import { content } from './content.ts';

export default function BlogPostPage() {
  return <NoticePage content={content} />;
}
