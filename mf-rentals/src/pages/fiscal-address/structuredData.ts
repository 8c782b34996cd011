import { provider } from '@site/content/structuredData.ts';
import { absoluteUrl } from '@site/site';
import type { Service } from 'schema-dts';
import { content } from './content.ts';

const service = {
  '@type': 'Service',
  name: content.breadcrumb,
  description: content.head.description,
  url: absoluteUrl('/endereco-fiscal'),
  provider,
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: content.plans.heading,
    itemListElement: content.plans.plans.map((plan) => ({
      '@type': 'Offer',
      name: plan.name,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: plan.monthly,
        priceCurrency: 'BRL',
        unitCode: 'MON',
      },
      description: plan.description,
    })),
  },
} satisfies Service;

export const structuredData: object[] = [service];
