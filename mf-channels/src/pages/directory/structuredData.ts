import { absoluteUrl } from '@site/site';
import type { ItemList } from 'schema-dts';
import { content } from './content.ts';

const publicBodies = {
  '@type': 'ItemList',
  name: content.publicas.heading,
  url: absoluteUrl('/canais-manifestacao'),
  numberOfItems: content.entities.publicas.length,
  itemListElement: content.entities.publicas.map(({ nome, sigla, link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: { '@type': 'GovernmentOrganization', name: nome, alternateName: sigla, url: link },
  })),
} satisfies ItemList;

export const structuredData: object[] = [publicBodies];
