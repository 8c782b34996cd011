import { absoluteUrl, ORGANIZATION_ID } from '@site/content/structuredData.ts';
import { SEARCH_PATH } from '@site/contract/paths.ts';
import { site } from '@site/site';
import type { SearchAction, WebSite, WithContext } from 'schema-dts';
import { organization } from '../../structured-data/organization.ts';

const website: WithContext<WebSite> = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.shortName,
  url: absoluteUrl('/'),
  inLanguage: 'pt-BR',
  potentialAction: {
    '@type': 'SearchAction',
    target: `${absoluteUrl(SEARCH_PATH)}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  } as SearchAction,
  publisher: { '@id': ORGANIZATION_ID },
};

export const structuredData: object[] = [organization, website];
