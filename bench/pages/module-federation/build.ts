import { join } from 'node:path';
import { sharedVersions } from '@site/platform/bundling/imports/sharedPackages.ts';
import { baseConfig } from '@site/platform/bundling/preset.ts';
import { appFolder, REMOTES } from '@site/platform/project/apps.ts';
import { build, type Plugin } from 'vite';
import * as z from 'zod';
import { CACHE, clientConfig } from '../clientConfig.ts';
import { importOther } from '../others.ts';

/*
 * Builds one part of the form with `@module-federation/vite`, in a process of its own: the host,
 * or the remote that is named. What it exposes is the same `src/remote.ts` as with this site.
 */
const moduleSchema = z.object({
  federation: z.custom<(options: object) => Plugin[]>((value) => typeof value === 'function'),
});
const { federation } = moduleSchema.parse(await importOther('@module-federation/vite'));

const [part = 'host'] = process.argv.slice(2);
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

await (part === 'host' ? buildHost() : buildRemote(part));

async function buildHost(): Promise<void> {
  const remotes = REMOTES.map((remote) => [
    nameOf(remote),
    { type: 'module', name: nameOf(remote), entry: `/app/${remote}/remoteEntry.js` },
  ]);
  const loaders = REMOTES.map(
    (remote) => `${JSON.stringify(remote)}: () => import('${nameOf(remote)}/remote')`,
  );
  const remoteLoaders: Plugin = {
    name: 'bench:remote-loaders',
    resolveId: (id) => (id === 'virtual:remote-loaders' ? `\0${id}` : null),
    load: (id) =>
      id === '\0virtual:remote-loaders' ? `export const loaders = {${loaders.join()}};` : null,
  };
  const options = { ...common, name: 'host', remotes: Object.fromEntries(remotes) };
  await build(clientConfig('module-federation', [remoteLoaders, ...federation(options)]));
}

async function buildRemote(remote: string): Promise<void> {
  process.chdir(appFolder(remote));
  const base = baseConfig(remote);
  const options = {
    ...common,
    name: nameOf(remote),
    filename: 'remoteEntry.js',
    exposes: { './remote': './src/remote.ts' },
  };
  await build({
    ...base,
    configFile: false,
    base: `/app/${remote}/`,
    cacheDir: join(CACHE, 'module-federation-cache', remote),
    plugins: [...(base.plugins ?? []), ...federation(options)],
    build: {
      outDir: join(CACHE, 'module-federation/app', remote),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rollupOptions: { input: 'src/remote.ts' },
    },
  });
}
