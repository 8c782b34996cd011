import LegalPage from '../../layouts/LegalPage.tsx';
import { content } from './content.ts';

/** What is stored in the browser, and who else may store. */
export default function CookiesPage() {
  return <LegalPage content={content} />;
}
