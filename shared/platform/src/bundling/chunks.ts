import { EXPOSED_CHUNK } from './federation.ts';

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
 * A remote: a chunk for each page, and one chunk for the exposed module and all modules that more than one part needs.
 * Not several: chunks that import each other would break, since they await the shared packages at their top.
 */
export const REMOTE_CHUNKS = { groups: [{ name: EXPOSED_CHUNK, minShareCount: 2 }] };
