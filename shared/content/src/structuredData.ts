import { absoluteUrl, site } from '@site/site';
import type { BreadcrumbList, FAQPage, Organization } from 'schema-dts';
import type { PageContent } from './page.ts';

/** By which the pages' data refer to the association. */
export const ORGANIZATION_ID = absoluteUrl('/#organizacao');

/** Who offers what a page is about. */
export const provider = {
  '@type': 'Organization',
  '@id': ORGANIZATION_ID,
  name: site.name,
  url: absoluteUrl('/'),
  email: site.email,
  telephone: `+${site.chat.phoneNumber}`,
} satisfies Organization;

export interface Crumb {
  name: string;
  /** Path of the page; left out where it depends on the address. */
  path?: string | undefined;
}

export function breadcrumbList(crumbs: readonly Crumb[]) {
  const all: readonly Crumb[] = [{ name: 'Início', path: '/' }, ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path ? { item: absoluteUrl(path) } : {}),
    })),
  } satisfies BreadcrumbList;
}

/** The questions and answers of a content that has them, as `faq.items`. */
export function faqPage({ faq }: PageContent) {
  if (!faq) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  } satisfies FAQPage;
}
