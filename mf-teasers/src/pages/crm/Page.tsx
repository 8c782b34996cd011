import { TeaserPage } from '../../components/teaser/TeaserPage.tsx';
import { content } from './content.ts';
import { Pipeline } from './Pipeline.tsx';

export default function CrmPage() {
  return <TeaserPage content={content} picture={<Pipeline />} composition="night" isFormFirst />;
}
