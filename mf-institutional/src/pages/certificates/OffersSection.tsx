import { fillAction } from '@site/content/fillAction.ts';
import type { ChatAction } from '@site/content/page.ts';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { Money } from '@site/design/ui/money/Money.tsx';
import { PriceCard } from '@site/design/ui/price-card/PriceCard.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { type CertificateOffer, certificateTypes } from '../../content/certificates.ts';
import { content } from './content.ts';

export function OffersSection({ heading, intro, items }: typeof content.offers) {
  return (
    <Section id="precos" heading={heading} intro={intro}>
      <ul className="grid grid-cols-1 gap-5 @2xl:grid-cols-2">
        {items.map((offer) => (
          <OfferCard key={offer.title} offer={offer} />
        ))}
      </ul>
    </Section>
  );
}

function OfferCard({ offer }: { offer: CertificateOffer }) {
  const { title, audience, price, renewalPrice } = offer;
  const labels = content.offers;
  const { format, validity } = certificateTypes[offer.type];
  return (
    <PriceCard
      as="li"
      name={title}
      description={audience}
      price={<Money reais={price} centavos />}
      lines={[
        { label: labels.format, value: format },
        { label: labels.validity, value: validity },
        ...(renewalPrice
          ? [{ label: labels.renewal, value: <Money reais={renewalPrice} centavos /> }]
          : []),
      ]}
      action={
        <div className="grid gap-3">
          <ChatLink block {...certificateChat(offer, labels.issue)} />
          {renewalPrice ? (
            <ChatLink block {...certificateChat(offer, labels.renew)} rank="second" />
          ) : null}
        </div>
      }
    />
  );
}

/** The label and the message of a chat about one certificate. */
export function certificateChat({ title, whatsappUrl }: CertificateOffer, action: ChatAction) {
  return { ...fillAction(action, { title }), whatsappUrl };
}
