import type { ViteDevServer } from 'vite';
import { pageDocument } from '../render/pageDocument.ts';

/** `/_ui`: every component of the design system in every state, for developers only. */
export async function showcaseDocument(server: ViteDevServer): Promise<string> {
  const { renderShowcase } = await server.ssrLoadModule(
    '/shared/platform/src/development/renderShowcase.tsx',
  );
  return pageDocument({
    remote: 'shell',
    entry: '',
    page: '/_ui',
    requires: {},
    html: String(renderShowcase()),
    headTags: '<title data-page-head>Componentes</title>',
    stylesheets: [],
    preload: [],
  });
}
