import NoticePage from '../../layouts/NoticePage.tsx';
import { content } from './content.ts';

/** Podcasts of the association; waits for its data. */
export default function PodcastsPage() {
  return <NoticePage content={content} />;
}
