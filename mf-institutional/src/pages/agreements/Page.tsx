import NoticePage from '../../layouts/NoticePage.tsx';
import { content } from './content.ts';

/** Agreements with other companies; waits for its data. */
export default function AgreementsPage() {
  return <NoticePage content={content} />;
}
