import { fileURLToPath } from 'node:url';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { ViteDevServer } from 'vite';
import * as z from 'zod';
import { documentOf } from './sourcePages.ts';

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
  const stylesheet = `/@fs${fileURLToPath(import.meta.resolve(`${FOLDER}/showcase.css`))}`;
  const head = { title: 'Componentes', description: '', noindex: true };
  const html = renderToString(createElement(Showcase));
  return documentOf('shell', { path, page: path, structuredData: [], head, html }, [stylesheet]);
}
