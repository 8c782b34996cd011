import { PicturedNoticePage } from '../../components/notice/PicturedNoticePage.tsx';
import { content } from './content.ts';

/** Podcasts of the association; waits for its data. */
export default function PodcastsPage() {
  return <PicturedNoticePage content={content} />;
}
