import LegalPage from '../../layouts/LegalPage.tsx';
import { content } from './content.ts';

/** What the site does with personal data. */
export default function PrivacyPage() {
  return <LegalPage content={content} />;
}
