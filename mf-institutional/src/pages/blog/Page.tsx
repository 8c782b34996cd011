import NoticePage from '../../layouts/NoticePage.tsx';
import { content } from './content.ts';

export default function BlogPage() {
  return <NoticePage content={content} />;
}
