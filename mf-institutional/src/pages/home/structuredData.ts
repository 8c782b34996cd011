import { site } from '@site/site';
import type { WebSite, WithContext } from 'schema-dts';
import { ORGANIZATION_ID, organization } from '../../structured-data/organization.ts';

const website: WithContext<WebSite> = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.shortName,
  url: `${site.url}/`,
  inLanguage: 'pt-BR',
  publisher: { '@id': ORGANIZATION_ID },
};

export const structuredData: object[] = [organization, website];
