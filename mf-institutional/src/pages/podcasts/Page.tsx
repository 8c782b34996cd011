import NoticePage from '../../layouts/NoticePage.tsx';
import { content } from './content.ts';

export default function PodcastsPage() {
  return <NoticePage content={content} />;
}
