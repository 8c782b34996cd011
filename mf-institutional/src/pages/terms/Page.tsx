import LegalPage from '../../layouts/LegalPage.tsx';
import { content } from './content.ts';

export default function TermsPage() {
  return <LegalPage content={content} />;
}
