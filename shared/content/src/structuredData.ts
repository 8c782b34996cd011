import { site } from '@site/site';
import type { BreadcrumbList, FAQPage, Organization, WithContext } from 'schema-dts';
import * as z from 'zod';
import { text } from './fields.ts';

/** Whole address of a path, as search engines want it. */
export const absoluteUrl = (path: string) => `${site.url}${path}`;

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

/** The way from the start page to a page. */
export function breadcrumbList(crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  const all: readonly Crumb[] = [{ name: 'Início', path: '/' }, ...crumbs];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path ? { item: absoluteUrl(path) } : {}),
    })),
  };
}

const faqSchema = z.looseObject({
  faq: z.looseObject({ items: z.array(z.looseObject({ question: text, answer: text })).min(1) }),
});

/** The questions and answers of a content that has them, as `faq.items`. */
export function faqPage(content: unknown): WithContext<FAQPage> | undefined {
  const parsed = faqSchema.safeParse(content);
  if (!parsed.success) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: parsed.data.faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
