import type { Head } from '@site/content/page.ts';

export type LegalBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'links'; items: readonly { label: string; href: string }[] }
  | {
      kind: 'table';
      /** Read out before the table. */
      caption: string;
      columns: readonly string[];
      rows: readonly (readonly string[])[];
    };

export interface LegalSection {
  /** Anchor of the section. */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

/** A legal page: numbered sections under a table of contents. */
export interface LegalContent {
  head: Head;
  breadcrumb: string;
  title: string;
  lead: string;
  updated: { label: string; date: string; text: string };
  tableOfContents: string;
  sections: readonly LegalSection[];
}

/** When the three legal pages were last changed. */
export const lastUpdate = {
  label: 'Última atualização:',
  date: '2025-05-22',
  text: '22 de maio de 2025',
};

/** A paragraph; short, because legal pages are made of them. */
export function text(value: string): LegalBlock {
  return { kind: 'text', text: value };
}
