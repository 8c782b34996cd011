import NoticePage from '../../layouts/NoticePage.tsx';
import { content } from './content.ts';

export default function EventsPage() {
  return <NoticePage content={content} />;
}
