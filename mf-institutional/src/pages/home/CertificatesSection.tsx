import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { Money } from '@site/design/ui/money/Money.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { CertificateOffer } from '../../content/certificates.ts';
import { certificateTypes } from '../../content/certificates.ts';
import type { content } from './content.ts';

/** The price list of the certificates, as on a board. */
export function CertificatesSection(props: typeof content.certificates) {
  const { heading, intro, items, renewalLabel, more } = props;
  return (
    <Section
      tone="night"
      space="wide"
      layout="side"
      heading={heading}
      intro={
        <>
          <p>{intro}</p>
          <LinkButton className="mt-8" href={more.href} iconEnd="arrow-right">
            {more.label}
          </LinkButton>
        </>
      }
    >
      <ul className="border-t border-line">
        {items.map((offer) => (
          <PriceLine key={offer.title} offer={offer} renewalLabel={renewalLabel} />
        ))}
      </ul>
    </Section>
  );
}

function PriceLine({ offer, renewalLabel }: { offer: CertificateOffer; renewalLabel: string }) {
  const { title, type, price, renewalPrice } = offer;
  return (
    <li className="grid grid-cols-1 items-baseline gap-x-6 border-b border-line py-6 @xs:grid-cols-[minmax(0,1fr)_auto]">
      <h3 className="text-2xl font-bold tracking-tight">{title}</h3>
      <p className="text-3xl font-bold tracking-tight text-link">
        <Money reais={price} centavos />
      </p>
      <p className="text-muted">{certificateTypes[type].summary}</p>
      {renewalPrice ? (
        <p className="text-muted @xs:text-right">
          {renewalLabel} <Money reais={renewalPrice} />
        </p>
      ) : null}
    </li>
  );
}
