import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { content } from './content.ts';

export default function FrontPage() {
  const { title, lead, breadcrumb } = content;
  return <PageHero title={title} lead={lead} breadcrumb={breadcrumb} />;
}
