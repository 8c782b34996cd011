import type { Plugin } from 'vite';

const SATISFY = '__federation_fn_satisfy';
/** What compares versions in a remote: the shell's own comparison, in the plugin's order. */
const SATISFY_CODE =
  "import { accepts } from '@site/contract/accepts.ts';\n" +
  'export const satisfy = (version, range) => accepts(range, version);';

/** In the entry: its call of the loader of stylesheets, and the loader. */
const CALL = /dynamicLoadingCss\('__v__css__.*', true, '[^']*'\)/g;
const LOADER =
  /const seen = \{\}\s+export const dynamicLoadingCss = [\s\S]*?(?=async function __federation_import)/;

/** In the entry: how it makes a guess at which exports of the exposed module are meant. */
const GUESS =
  /module =>Object\.keys\(module\)\.every\([^)]*\)\) \? \(\) => module\.default : \(\) => module/g;

/**
 * Keeps out of a remote what the federation plugin puts into each and this site has elsewhere: a
 * parser of all kinds of version ranges, and a loader of stylesheets, which are the shell's to load.
 * What is exposed is the default export, whatever else its chunk holds for pages. Fails when a new version of the plugin does it in another way.
 */
export function leanRemote(): Plugin[] {
  return [
    {
      name: 'site:lean-versions',
      enforce: 'pre',
      resolveId: (source) => (source === SATISFY ? `\0${SATISFY}` : null),
      load: (id) => (id === `\0${SATISFY}` ? SATISFY_CODE : null),
    },
    {
      name: 'site:lean-entry',
      // Before anything parses it: the call holds the path of a source in single quotes, which may have one itself.
      enforce: 'pre',
      transform: {
        filter: { id: /__remoteEntryHelper__/ },
        handler(code) {
          const lean = code
            .replace(CALL, '')
            .replace(LOADER, '')
            .replace(GUESS, 'module => () => module.default');
          if (/dynamicLoadingCss|\.every\(/.test(lean))
            this.error('the federation plugin writes its entry in another way now.');
          return { code: lean, map: null };
        },
      },
    },
  ];
}
