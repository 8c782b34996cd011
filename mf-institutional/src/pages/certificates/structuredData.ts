import { ORGANIZATION_ID } from '@site/content/structuredData.ts';
import { absoluteUrl } from '@site/site';
import type { Offer, Product } from 'schema-dts';
import {
  type CertificateOffer,
  certificateOffers,
  certificateTypes,
} from '../../content/certificates.ts';

export const structuredData: object[] = certificateOffers.map(certificateProduct);

/** A certificate and what it costs; the price is the one the page shows. */
function certificateProduct(offer: CertificateOffer) {
  const { title, type, audience, price, renewalPrice } = offer;
  return {
    '@type': 'Product',
    name: `Certificado digital ${title}`,
    description: `${audience}. ${certificateTypes[type].summary}.`,
    category: 'Certificado digital',
    // Search engines ask for a picture; a certificate has no look of its own, so it is the issuer's icon.
    image: absoluteUrl('/shell/brand/icon-512.png'),
    offers: [
      priceOffer('Emissão', price.toFixed(2)),
      ...(renewalPrice ? [priceOffer('Renovação', renewalPrice.toFixed(2))] : []),
    ],
  } satisfies Product;
}

function priceOffer(name: string, price: string): Offer {
  return {
    '@type': 'Offer',
    name,
    price,
    priceCurrency: 'BRL',
    availability: 'https://schema.org/InStock',
    url: absoluteUrl('/certificacao-digital'),
    offeredBy: { '@id': ORGANIZATION_ID },
  };
}
