import type { FAQPage, OfferCatalog, Service, WithContext } from 'schema-dts';
import {
  absoluteUrl,
  breadcrumbs,
  provider,
} from '../../components/structured-data/structuredData.ts';
import { content } from './content.ts';

const PATH = '/endereco-fiscal';

const catalog: OfferCatalog = {
  '@type': 'OfferCatalog',
  name: content.plans.heading,
  itemListElement: content.plans.plans.map((plan) => ({
    '@type': 'Offer',
    name: plan.name,
    price: plan.monthly,
    priceCurrency: 'BRL',
    description: plan.description,
  })),
};

const service: WithContext<Service> = {
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: content.name,
  description: content.head.description,
  url: absoluteUrl(PATH),
  provider,
  hasOfferCatalog: catalog,
};

const faq: WithContext<FAQPage> = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: content.faq.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

export const structuredData = [service, faq, breadcrumbs(content.name, PATH)];
