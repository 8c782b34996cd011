import type { Plugin } from 'vite';

/*
 * Chunks by what loads together: each costs a request with its headers, and the bundler by itself
 * makes one for every set of modules that some pages share.
 */

/**
 * The shell: React; the runtime with its router, and whatever of `shared/` and of the shell's own
 * its widgets on demand need as well; the shell itself.
 */
export const SHELL_CHUNKS = {
  groups: [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
    {
      name: 'runtime',
      test: /\/shared\/|\/node_modules\/(react-router|react-router-dom|zustand|zod|cookie|set-cookie-parser)\/|\/shell\/src\/(visitor\/storedValue|consent\/(storedConsent|content))/,
      priority: 1,
    },
  ],
};

/**
 * A remote: each page's own, what its pages share of the remote, and what they share of `shared/`.
 * The latter two apart, because chunks that import each other would break: shared packages are
 * awaited at their top. Copies of shared packages, which no page loads, stay where they are.
 */
export const REMOTE_CHUNKS = {
  groups: [
    {
      name: 'common',
      minShareCount: 2,
      test: /\/shared\/(design|content|site|contract)\/|__federation_fn_import|preload-helper|\/node_modules\/react\/(jsx-runtime|cjs\/react-jsx)/,
    },
    {
      name: 'parts',
      minShareCount: 2,
      test: /\/mf-[\w-]+\/src\/(?!pages\/|remote\.ts|routes\.ts)/,
    },
  ],
};

/** The federation plugin sets the former option for chunks, which nothing heeds beside groups. */
export function dropManualChunks(): Plugin {
  return {
    name: 'site:drop-manual-chunks',
    outputOptions: {
      order: 'post',
      handler({ manualChunks: _, ...options }) {
        return options;
      },
    },
  };
}
