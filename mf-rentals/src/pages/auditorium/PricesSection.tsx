import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { PriceCard } from '@site/design/ui/price-card/PriceCard.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { Content } from './content.ts';

export interface PricesSectionProps {
  prices: Content['prices'];
}

/** The periods one can book, each with its own question to the chat. */
export function PricesSection({ prices }: PricesSectionProps) {
  return (
    <Section heading={prices.heading} intro={prices.intro} tone="moss" space="wide">
      <div className="card-grid-72">
        {prices.offers.map(({ action, ...offer }) => (
          <PriceCard key={offer.name} {...offer} action={<ChatLink {...action} block />} />
        ))}
      </div>
    </Section>
  );
}
