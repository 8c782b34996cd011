import LegalPage from '../../layouts/LegalPage.tsx';
import { content } from './content.ts';

export default function PrivacyPage() {
  return <LegalPage content={content} />;
}
