import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { EXPOSED_CHUNK, isShared } from './federation.ts';

/*
 * Each chunk costs a request, and the bundler by itself makes one for every set of modules that some pages share.
 */

/** The shell: React; the runtime with its router and what widgets on demand need as well; the shell itself. */
export const SHELL_CHUNKS = {
  groups: [
    {
      name: 'react',
      test: /\/node_modules\/(react|react-dom|scheduler)\/|\/shell\/src\/hydrateRoot/,
      priority: 2,
    },
    {
      name: 'runtime',
      test: /\/shared\/(?!content\/|site\/src\/backendClient|contract\/src\/(?:search|fragments)|design\/ui\/(?:field\/useTypedWords|petals\/Petals|petals\/drifts))|\/node_modules\/(react-router|react-router-dom|zustand|zod|cookie|set-cookie-parser)\/|\/shell\/src\/(browser\/storedValue|widgets\/consent\/consent|content)/,
      priority: 1,
    },
  ],
};

/**
 * A remote: each page's own, and one chunk of the exposed module and all that more than one part needs. One, because
 * chunks that import each other would break: shared packages are awaited at their top.
 */
export function remoteChunks(folder: string) {
  const exposed = join(folder, 'src/remote.ts');
  const isPart = (id: string, context: Rolldown.ChunkingContext) => {
    const parts = new Set<string>();
    const seen = new Set<string>();
    const visit = (one: string): void => {
      if (seen.has(one)) return;
      seen.add(one);
      const info = context.getModuleInfo(one);
      if (info?.isEntry || info?.dynamicImporters.length) parts.add(one);
      info?.importers.forEach(visit);
    };
    visit(id);
    return parts.size > 1 && !parts.has(id);
  };
  return {
    groups: [
      {
        name: (id: string, context: Rolldown.ChunkingContext) =>
          id === exposed || isShared(id) || isPart(id, context) ? EXPOSED_CHUNK : null,
      },
    ],
  };
}
