import LegalPage from '../../layouts/LegalPage.tsx';
import { content } from './content.ts';

/** The rules for using the site. */
export default function TermsPage() {
  return <LegalPage content={content} />;
}
