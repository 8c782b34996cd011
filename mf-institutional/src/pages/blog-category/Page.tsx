import NoticePage from '../../layouts/NoticePage.tsx';
import { content } from './content.ts';

export default function BlogCategoryPage() {
  return <NoticePage content={content} />;
}
