import { PriceCard } from '@site/ui/price-card/PriceCard.tsx';
import { Section } from '@site/ui/section/Section.tsx';
import { ChatAction } from '../../components/content/ChatAction.tsx';
import type { Content } from './schema.ts';

export interface PricesSectionProps {
  prices: Content['prices'];
}

/** The periods one can book, each with its own question to the chat. */
export function PricesSection({ prices }: PricesSectionProps) {
  return (
    <Section heading={prices.heading} intro={prices.intro} tone="moss">
      <div className="card-grid-72">
        {prices.offers.map(({ action, ...offer }) => (
          <PriceCard key={offer.name} {...offer} action={<ChatAction action={action} block />} />
        ))}
      </div>
    </Section>
  );
}
