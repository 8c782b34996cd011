import { TeaserPage } from '../../components/teaser/TeaserPage.tsx';
import { content } from './content.ts';

export default function CrmPage() {
  return <TeaserPage content={content} />;
}
