import { GatedPage } from '../../components/gated-page/GatedPage.tsx';
import { content } from './content.ts';

export default function ResumesPage() {
  return <GatedPage content={content} />;
}
