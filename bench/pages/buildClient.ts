import { join } from 'node:path';
import { federationHost } from '@site/platform/bundling/federation.ts';
import { sharedVersions } from '@site/platform/bundling/imports/sharedPackages.ts';
import { baseConfig } from '@site/platform/bundling/preset.ts';
import { appFolder, REMOTES, ROOT } from '@site/platform/project/apps.ts';
import { replaceFile } from '@site/platform/project/buildFiles.ts';
import { build, type InlineConfig, mergeConfig, type PluginOption } from 'vite';
import { CACHE, type KnownPart, knownParts, ownFragments, peerFunction } from './peers.ts';

/*
 * Builds a form that renders in the browser alone: the single bundle, the host of the usual federation,
 * or host or one remote with `@module-federation/vite`. Remotes expose the same `src/remote.ts` as here.
 */
const [form = '', part = 'host'] = process.argv.slice(2);

const nameOf = (remote: string) => remote.replaceAll('-', '_');
const common = {
  dts: false,
  manifest: false,
  shared: Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, { version, requires }]) => [
      name,
      { singleton: true, version, requiredVersion: requires },
    ]),
  ),
};

/** How a form loads a page or a fragment: an expression of JavaScript. */
const LOADERS: Record<string, (part: KnownPart, at: number) => string> = {
  spa: (_, at) => `async () => part${at}`,
  federation: ({ remote, entry, name: page }) => `async () => ({
    default: await loadPageModule(${JSON.stringify({ remote, entry, page, requires: {} })}),
  })`,
  'module-federation': ({ remote, kind, name }) => `async () => {
    const { default: { ${kind} } } = await import('${nameOf(remote)}/remote');
    return ${kind}[${JSON.stringify(name)}]();
  }`,
};

const PLUGINS: Record<string, () => Promise<PluginOption[]>> = {
  federation: async () => [federationHost('host', common.shared)],
  'module-federation': async () => {
    const remotes = REMOTES.map((remote) => [
      nameOf(remote),
      { type: 'module', name: nameOf(remote), entry: `/app/${remote}/remoteEntry.js` },
    ]);
    return moduleFederation({ name: 'host', remotes: Object.fromEntries(remotes) });
  },
};

await (part === 'host' ? buildHost() : buildRemote(part));

async function moduleFederation(options: object): Promise<PluginOption[]> {
  type Federation = (options: object) => PluginOption[];
  const federation = await peerFunction<Federation>('@module-federation/vite', 'federation');
  return federation({ ...common, ...options });
}

async function buildHost(): Promise<void> {
  // The host is one build with one scope: it needs no plugins that scope styles.
  const sheet = join(import.meta.dirname, form === 'spa' ? 'single.css' : 'client.css');
  const resolve = { alias: { 'virtual:pages': writeParts(), 'virtual:styles': sheet } };
  const config = { ...baseConfig('shell'), css: {}, root: import.meta.dirname };
  await bundle(mergeConfig(config, { resolve }), '', [ownFragments, await PLUGINS[form]?.()]);
}

async function buildRemote(remote: string): Promise<void> {
  process.chdir(appFolder(remote));
  const plugins = await moduleFederation({
    name: nameOf(remote),
    filename: 'remoteEntry.js',
    exposes: { './remote': './src/remote.ts' },
  });
  await bundle(baseConfig(remote), remote, plugins, 'src/remote.ts');
}

/** Builds to a folder below that of the form, which is its address, too. */
async function bundle(config: InlineConfig, name: string, plugins: PluginOption[], input?: string) {
  const own: InlineConfig = {
    configFile: false,
    base: join('/app', name, '/'),
    cacheDir: join(CACHE, `${form}-cache`, name),
    plugins,
    build: {
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      outDir: join(CACHE, form, 'app', name),
      ...(input && { rollupOptions: { input } }),
    },
  };
  await build(mergeConfig(config, own));
}

/** Writes the table of pages and fragments; that of the single bundle holds everything of every remote. */
function writeParts(): string {
  const known = knownParts();
  const imports: Record<string, string[]> = {
    spa: known.map(({ source }, at) => `import * as part${at} from '${source}';`),
    federation: [`import { loadPageModule } from '${ROOT}/shell/src/navigation/pageCode.ts';`],
  };
  const rows = known.map((part, at) => {
    const { remote, kind, path, stylesheet } = part;
    const said = { remote, kind, path, stylesheet: form === 'spa' ? '' : stylesheet };
    return `{ ...${JSON.stringify(said)}, load: ${LOADERS[form]?.(part, at)} }`;
  });
  const file = join(CACHE, `${form}-parts.js`);
  replaceFile(file, `${imports[form]?.join('\n') ?? ''}\nexport const parts = [${rows.join()}];`);
  return file;
}
