import { site } from '@site/site';
import type { Offer, Product, WithContext } from 'schema-dts';
import type { CertificateOffer } from '../content/certificates.ts';
import { certificateTypes } from '../content/certificates.ts';
import { moneyAmount } from '../content/money.ts';
import { ORGANIZATION_ID } from './organization.ts';

/** A certificate and what it costs; the price is the one the page shows. */
export function certificateProduct(offer: CertificateOffer): WithContext<Product> {
  const { format, validity } = certificateTypes[offer.type];
  const renewal = offer.renewal;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `Certificado digital ${offer.title}`,
    description: `${offer.audience}. ${format}, válido por ${validity}.`,
    category: 'Certificado digital',
    offers: [
      priceOffer('Emissão', offer.price),
      ...(renewal ? [priceOffer('Renovação', renewal.price)] : []),
    ],
  };
}

function priceOffer(name: string, price: string): Offer {
  return {
    '@type': 'Offer',
    name,
    price: moneyAmount(price),
    priceCurrency: 'BRL',
    availability: 'https://schema.org/InStock',
    url: `${site.url}/certificacao-digital`,
    offeredBy: { '@id': ORGANIZATION_ID },
  };
}
