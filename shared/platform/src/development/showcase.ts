import { fileURLToPath } from 'node:url';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { ViteDevServer } from 'vite';
import * as z from 'zod';
import { readSite } from '../project/readSite.ts';
import { pageDocument } from '../render/pageDocument.ts';

/** Where every component of the design system is shown in every state, for developers only. */
const SHOWCASE_PATH = '/_ui';

const FOLDER = '@site/design/ui/showcase';
const moduleSchema = z.object({
  Showcase: z.custom<ComponentType>((value) => typeof value === 'function'),
});

/** Its document, where that is the path. */
export async function findShowcase(server: ViteDevServer, path: string) {
  if (path !== SHOWCASE_PATH) return undefined;
  const { Showcase } = moduleSchema.parse(await server.ssrLoadModule(`${FOLDER}/Showcase.tsx`));
  const stylesheets = [`/@fs${fileURLToPath(import.meta.resolve(`${FOLDER}/showcase.css`))}`];
  const html = pageDocument(
    { name: 'shell', entry: '', requires: {}, site: readSite() },
    {
      ...{ path, page: path, structuredData: [], assets: { stylesheets, preload: [] } },
      head: { title: 'Componentes', description: '', noindex: true },
      html: renderToString(createElement(Showcase)),
    },
  );
  return { html };
}
