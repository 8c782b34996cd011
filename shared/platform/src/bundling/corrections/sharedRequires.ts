import type { Plugin } from 'vite';

const REQUIRED = '\0site:required/';
const TAKEN = '\0site:taken';
const FIRST = '\0site:taken-first';
/** In the place of the packages' names, until it is known which are required. */
const NAMES = '__SITE_REQUIRED_PACKAGES__';

/**
 * Leads every way to a shared package that the federation plugin leaves alone to the shell's copy, as
 * its own `import … from 'react'` is led: `require('react')` in a CommonJS package such as
 * use-sync-external-store, `export … from`, `import()`. What is required must be there at once, so the
 * exposed module awaits it before anything else.
 */
export function sharedRequires(exposed: string, packages: readonly string[]): Plugin {
  const required = new Set<string>();
  return {
    name: 'site:shared-requires',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === TAKEN || source === FIRST) return { id: source, moduleSideEffects: true };
      // Without an importer it is the federation plugin that asks.
      if (!importer || !packages.includes(source)) return null;
      required.add(source);
      return REQUIRED + source;
    },
    load(id) {
      if (id === TAKEN) return 'export const taken = {};';
      if (id === FIRST)
        return `import { importShared } from '\0virtual:__federation_fn_import';
import { taken } from '${TAKEN}';
if (${NAMES} !== '') for (const name of ${NAMES}.split(' ')) taken[name] = await importShared(name);
`;
      if (!id.startsWith(REQUIRED)) return null;
      const name = JSON.stringify(id.slice(REQUIRED.length));
      return `module.exports = require('${TAKEN}').taken[${name}];`;
    },
    transform: (code, id) =>
      id === exposed ? { code: `import '${FIRST}';${code}`, map: null } : null,
    renderChunk(code) {
      if (!code.includes(NAMES)) return null;
      return { code: code.replaceAll(NAMES, JSON.stringify([...required].join(' '))), map: null };
    },
  };
}
