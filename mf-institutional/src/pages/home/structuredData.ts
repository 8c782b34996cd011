import { absoluteUrl, ORGANIZATION_ID } from '@site/content/structuredData.ts';
import { site } from '@site/site';
import type { WebSite, WithContext } from 'schema-dts';
import { organization } from '../../organization.ts';

const website: WithContext<WebSite> = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.shortName,
  url: absoluteUrl('/'),
  inLanguage: 'pt-BR',
  publisher: { '@id': ORGANIZATION_ID },
};

export const structuredData: object[] = [organization, website];
