import NoticePage from '../../layouts/NoticePage.tsx';
import { content } from './content.ts';

export default function AgreementsPage() {
  return <NoticePage content={content} />;
}
