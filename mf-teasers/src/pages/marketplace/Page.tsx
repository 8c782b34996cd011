import { TeaserPage } from '../../components/teaser/TeaserPage.tsx';
import { content } from './content.ts';
import { Storefront } from './Storefront.tsx';

export default function MarketplacePage() {
  return <TeaserPage content={content} picture={<Storefront />} />;
}
