import { PicturedNoticePage } from '../../components/notice/PicturedNoticePage.tsx';
import { content } from './content.ts';

/** Events of the association; waits for its data. */
export default function EventsPage() {
  return <PicturedNoticePage content={content} />;
}
