import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { PriceCard } from '@site/design/ui/price-card/PriceCard.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { type CertificateOffer, certificateTypes } from '../../content/certificates.ts';
import type { content } from './content.ts';

type OffersSectionProps = typeof content.offers & { id: string };

/** The four offers, each with a chat button of its own. */
export function OffersSection({ id, heading, intro, items, ...labels }: OffersSectionProps) {
  return (
    <Section id={id} layout="side" heading={heading} intro={intro}>
      <ul className="grid grid-cols-1 gap-5 @2xl:grid-cols-2">
        {items.map((offer) => (
          <OfferCard key={offer.id} offer={offer} labels={labels} />
        ))}
      </ul>
    </Section>
  );
}

interface OfferCardProps {
  offer: CertificateOffer;
  labels: Pick<typeof content.offers, 'issue' | 'renew' | 'renewal' | 'format' | 'validity'>;
}

function OfferCard({ offer, labels }: OfferCardProps) {
  const { format, validity } = certificateTypes[offer.type];
  const renewal = offer.renewal;
  return (
    <PriceCard
      as="li"
      name={offer.title}
      description={offer.audience}
      price={offer.price}
      lines={[
        { label: labels.format, value: format },
        { label: labels.validity, value: validity },
        ...(renewal ? [{ label: labels.renewal, value: renewal.price }] : []),
      ]}
      action={
        <div className="grid gap-3">
          <ChatLink block message={offer.message} label={`${labels.issue} ${offer.title}`} />
          {renewal ? (
            <ChatLink block message={renewal.message} label={`${labels.renew} ${offer.title}`} />
          ) : null}
        </div>
      }
    />
  );
}
