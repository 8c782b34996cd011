import LegalPage from '../../layouts/LegalPage.tsx';
import { content } from './content.ts';

export default function CookiesPage() {
  return <LegalPage content={content} />;
}
