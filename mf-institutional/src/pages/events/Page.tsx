import NoticePage from '../../layouts/NoticePage.tsx';
import { content } from './content.ts';

/** Events of the association; waits for its data. */
export default function EventsPage() {
  return <NoticePage content={content} />;
}
