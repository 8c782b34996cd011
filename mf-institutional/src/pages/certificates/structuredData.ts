import { certificates } from '../../content/certificates.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { faqPage } from '../../structured-data/faq.ts';
import { certificateProduct } from '../../structured-data/offers.ts';
import { content } from './content.ts';

export const structuredData: object[] = [
  breadcrumbs({ name: content.breadcrumb, path: '/certificacao-digital' }),
  ...certificates.map(certificateProduct),
  faqPage(content.faq.items),
];
