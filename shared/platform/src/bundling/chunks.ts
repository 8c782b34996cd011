import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { EXPOSED_CHUNK, isShared } from './federation.ts';

/*
 * Chunks by what loads together: each costs a request with its headers, and the bundler by itself
 * makes one for every set of modules that some pages share.
 */

/**
 * The shell: React; the runtime with its router, and whatever of `shared/` and of the shell's own
 * its widgets on demand need as well; the shell itself. What only the search or a popup needs
 * comes with it, and so does the backend client with a stored session.
 */
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
 * A remote: each page's own, and one chunk of all else that more than one part of it needs, with the
 * exposed module, which every page needs as well. One, because chunks that import each other would
 * break: shared packages are awaited at their top. `folder` is the remote's.
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
