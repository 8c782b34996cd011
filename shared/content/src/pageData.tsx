import type { PageProps } from '@site/contract/contract.ts';
import { parseJson } from '@site/contract/parseJson.ts';
import { type ComponentType, createContext, useContext, useState } from 'react';
import type * as z from 'zod/mini';

/** The data of the page that is being rendered on the server, as `dataText` writes it. */
export const RenderedFrom = createContext('');

const SELECTOR = 'script[data-page-data]';

/** Data as it may stand in a script: `<` is escaped so that no text of a row can end it. */
export function dataText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** A page that is rendered from data. */
export function withData(Page: ComponentType<PageProps>, data: object): ComponentType<PageProps> {
  return (props) => (
    <RenderedFrom value={dataText(data)}>
      <Page {...props} />
    </RenderedFrom>
  );
}

/**
 * The data that this HTML was rendered from, so that it hydrates without a request; `null` without. `script` carries it
 * to the browser, anywhere in the page.
 */
export function usePageData<Data>(schema: z.ZodMiniType<Data>) {
  const given = useContext(RenderedFrom);
  const [text] = useState(() => given || textInPage());
  const [data] = useState(() => parse(text, schema));
  return { data, script: data ? <DataScript text={text} /> : null };
}

function DataScript({ text }: { text: string }) {
  return (
    <script
      type="application/json"
      data-page-data
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped by dataText; as children React would escape its quotes.
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/** The data that a document's HTML was rendered from, as `usePageData` reads it. */
export function readPageData<Data>(page: Document, schema: z.ZodMiniType<Data>): Data | null {
  return parse(textIn(page), schema);
}

function textIn(page: Document): string {
  return page.querySelector(SELECTOR)?.textContent ?? '';
}

/** The data of the page at an address: an error removes its script from the document. */
let served = { pathname: '', text: '' };

function textInPage(): string {
  if (typeof document === 'undefined') return '';
  const { pathname } = window.location;
  const text = textIn(document);
  if (text || served.pathname !== pathname) served = { pathname, text };
  return served.text;
}

function parse<Data>(text: string, schema: z.ZodMiniType<Data>): Data | null {
  return schema.safeParse(parseJson(text)).data ?? null;
}
