import { GatedPage } from '../../components/gated-page/GatedPage.tsx';
import { content } from './content.ts';

export default function EmployerDashboardPage() {
  return <GatedPage content={content} />;
}
