import { ORGANIZATION_ID } from '@site/content/structuredData.ts';
import { absoluteUrl, site } from '@site/site';
import type { WebSite } from 'schema-dts';
import { organization } from '../../organization.ts';

const website = {
  '@type': 'WebSite',
  name: site.shortName,
  url: absoluteUrl('/'),
  inLanguage: 'pt-BR',
  publisher: { '@id': ORGANIZATION_ID },
} satisfies WebSite;

export const structuredData: object[] = [organization, website];
