import { SHARED_IMPORTS } from './federation.ts';

/*
 * Chunks by what loads together: each costs a request with its headers, and the bundler by itself
 * makes one for every set of modules that some pages share.
 */

/**
 * The shell: React; the runtime with its router, and whatever of `shared/` and of the shell's own
 * its widgets on demand need as well; the shell itself. What only the search needs comes with it.
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
      test: /\/shared\/(?!content\/|contract\/src\/search|design\/ui\/field\/useTypedWords)|\/node_modules\/(react-router|react-router-dom|zustand|zod|cookie|set-cookie-parser)\/|\/shell\/src\/(visitor\/storedValue|consent\/(storedConsent|content))/,
      priority: 1,
    },
  ],
};

const COMMON =
  /\/(shared|@site|@site\/kit)\/(design|content|site|contract)\/|preload-helper|\/node_modules\/react\/(jsx-runtime|cjs\/react-jsx)/;

/**
 * A remote: each page's own, what its pages share of the remote, and what they share of `shared/`
 * or the kit. The latter two apart, because chunks that import each other would break: shared
 * packages are awaited at their top. Copies of shared packages, which no page loads, stay where they
 * are. `folder` is the remote's.
 */
export function remoteChunks(folder: string) {
  const own = (id: string) =>
    id.startsWith(`${folder}/src/`) &&
    !/^(?:pages\/|remote\.ts|routes\.ts)/.test(id.slice(folder.length + 5));
  return {
    groups: [
      {
        name: 'common',
        minShareCount: 2,
        test: (id: string) => SHARED_IMPORTS.test(id) || COMMON.test(id),
      },
      { name: 'parts', minShareCount: 2, test: own },
    ],
  };
}
