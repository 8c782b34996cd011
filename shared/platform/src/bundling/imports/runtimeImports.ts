import type { Plugin } from 'vite';

const IMPORT = /(?:import|export)\s*\{([^}]*)\}\s*from\s*['"]@site\/runtime['"]/g;

/** Names that the modules bundled in this process take from `@site/runtime`. */
export const takenFromRuntime = new Set<string>();

/** Notes what a remote's sources take from the runtime, for its manifest. */
export function noteRuntimeImports(): Plugin {
  return {
    name: 'site:runtime-imports',
    enforce: 'pre',
    transform(code) {
      for (const [, list = ''] of code.matchAll(IMPORT)) {
        for (const entry of list.split(',').map((part) => part.trim())) {
          const name = entry.split(/\s+as\s+/)[0];
          if (name && !name.startsWith('type ')) takenFromRuntime.add(name);
        }
      }
      return null;
    },
  };
}
