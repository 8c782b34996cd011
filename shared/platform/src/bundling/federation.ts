import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import federation from '@originjs/vite-plugin-federation';
import { RUNTIME_EXPORTS } from '@site/contract/contract.ts';
import { EXPOSED_MODULE } from '@site/contract/version.ts';
import type { Plugin } from 'vite';
import { ROOT, SHARED_PACKAGES } from '../project/apps.ts';
import type { BuiltFile } from './graph.ts';
import { MAKES_ELEMENTS, ONCE, PACKAGE } from './imports/sourceProblems.ts';

/*
 * The builds' half of Module Federation; the browser's half is the shell's `federation/federation.ts`. The host is built
 * by @originjs/vite-plugin-federation. A remote's entry has the form that the plugin loads, and is written here: the
 * plugin's own is 4.5 kB heavier, and `require('react')`, `export … from` and `import()` got a copy.
 */

/** The chunk of a remote with its exposed module, and with all that more than one of its pages needs. */
export const EXPOSED_CHUNK = 'remote';

const require = createRequire(join(ROOT, 'package.json'));
const SHARED_ID = '\0site:shared/';
const SCOPE = `${SHARED_ID}scope`;
const OFFERED = `${SHARED_ID}offered`;
/** A second input with the exposed module: two inputs share it, so that it goes into the chunk of shared modules. */
export const SECOND_INPUT = `${SHARED_ID}second-input`;

const isShared = (id: string) => id.startsWith(SHARED_ID);

const PASSES_ON = /^export\s*\{\s*([\w$]+) as default\s*\}\s*from\s*["'`]\.\/(.+?)["'`]/;

/** The names of the runtime that a remote's chunks keep. */
export function takenFromRuntime(files: readonly BuiltFile[]): string[] {
  const runtime = `${SHARED_ID}@site/runtime`;
  const taken = files.flatMap((file) =>
    file.type === 'chunk' ? (file.modules[runtime]?.renderedExports ?? []) : [],
  );
  return taken.filter((name) => name in RUNTIME_EXPORTS).sort();
}

/** A remote's entry, in the form that the plugin loads; `file` exports the exposed module as `name`. */
const entryCode = (file: string, name: string) => `const modules = {
  '${EXPOSED_MODULE}': async () => (await import('./${file}')).${name},
};
export const init = (scope) => {
  const shared = (globalThis.__federation_shared__ ??= {}).default ??= {};
  for (const name in scope) shared[name] = { ...shared[name], ...scope[name] };
};
export const get = async (name) => {
  const module = await modules[name]();
  return () => module;
};`;

/** The exposed module, the build's first input, awaits this first, so that every module finds the packages there. */
const OFFERED_CODE = `
import { scope } from '${SCOPE}';
const { default: shared } = globalThis.__federation_shared__;
for (const name in shared) {
  const [{ get }] = Object.values(shared[name]);
  const module = await (await get())();
  scope[name] = 'default' in module ? { ...module.default, ...module } : module;
}`;

function namesOf(name: string): string[] {
  return name === '@site/runtime' ? Object.keys(RUNTIME_EXPORTS) : Object.keys(require(name));
}

/** Makes a build a remote: `assets/<entry>` gives the default export of `exposed`, its first input. */
export function federatedRemote(entry: string, exposed: string): Plugin {
  return {
    name: 'site:federated-remote',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (isShared(source)) return { id: source, moduleSideEffects: true };
      if (SHARED_PACKAGES.some((name) => name === source)) return SHARED_ID + source;
      const [name = ''] = PACKAGE.exec(source) ?? [];
      if (ONCE.includes(name) && !MAKES_ELEMENTS.test(source))
        this.error(
          `${relative(ROOT, importer)} imports ${source}, of which the remote would hold a copy: the shell brings it`,
        );
      return null;
    },
    load(id) {
      if (id === SCOPE) return 'export const scope = {};';
      if (id === OFFERED) return OFFERED_CODE;
      if (id === SECOND_INPUT) return `export { default } from ${JSON.stringify(exposed)};`;
      if (!isShared(id)) return null;
      const name = id.slice(SHARED_ID.length);
      return [
        `import { scope } from '${SCOPE}';`,
        `const shared = scope[${JSON.stringify(name)}];`,
        'export default shared;',
        // A read may have effects, a pure call has none: the bundler removes the exports that the remote does not use.
        ...namesOf(name).map(
          (one) => `export const ${one} = /* @__PURE__ */ (() => shared.${one})();`,
        ),
      ].join('\n');
    },
    transform: (code, id) =>
      id === exposed ? { code: `import '${OFFERED}';${code}`, map: null } : null,
    generateBundle: {
      // Vite has collected the styles of all chunks by then, from the inputs on.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        // The bundler leaves files that only pass the module on: requests for every page, for nothing.
        const passing = chunks.filter(
          ({ facadeModuleId: id }) => id === exposed || id === SECOND_INPUT,
        );
        const [, name, file] = PASSES_ON.exec(passing[0]?.code ?? '') ?? [];
        if (!name || !file) return this.error(`${exposed} is in no chunk.`);
        for (const { fileName } of passing) {
          delete bundle[fileName];
          delete bundle[`${fileName}.map`];
        }
        const source = entryCode(file, name);
        this.emitFile({ type: 'asset', fileName: `assets/${entry}`, source });
      },
    },
  };
}

/** Makes a build the shell. Its own code offers what remotes share, unless the plugin is to share packages. */
export function federationHost(name: string, shared: Record<string, object> = {}): Plugin {
  // Without a remote the plugin sees no host.
  const host = federation({ name, remotes: { none: '/none' }, shared });
  // It sets `manualChunks`, which Rolldown ignores beside groups, with a warning.
  return { ...host, outputOptions: () => null };
}
