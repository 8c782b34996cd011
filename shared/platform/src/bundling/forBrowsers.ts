import { join } from 'node:path';
import { entryFile } from '@site/contract/entry.ts';
import type { EnvironmentOptions, Plugin } from 'vite';
import { appFolder, packageFolder, ROOT } from '../project/apps.ts';
import { remoteChunks, SHELL_CHUNKS } from './chunks.ts';
import { federatedRemote, federationHost } from './federation.ts';
import { UNNAMED_BUILD } from './fingerprint.ts';
import { plainImports } from './plainImports.ts';
import { oneStylesheet, STYLES_MODULE } from './styles/oneStylesheet.ts';

/** What an app's build for browsers has beside the usual. */
interface BrowserBuild {
  plugins: Plugin[];
  alias?: { find: RegExp; replacement: string }[];
  client: EnvironmentOptions;
}

/**
 * The router as it is for visitors: its package holds it, but exports the form for developers, with
 * its warnings.
 */
const ROUTER = join(packageFolder('react-router') ?? ROOT, 'dist/production');

/** What builds an app for browsers: a remote, or the shell, the federation host. */
export function buildForBrowsers(app: string): BrowserBuild {
  const isShell = app === 'shell';
  const source = join(appFolder(app), 'src/remote.ts');
  const own = isShell
    ? [withoutOwnStyles(), ...federationHost(app)]
    : [federatedRemote(entryFile(UNNAMED_BUILD), source)];
  const input = { main: isShell ? 'src/main.tsx' : source, styles: STYLES_MODULE };
  const codeSplitting = isShell ? SHELL_CHUNKS : remoteChunks(appFolder(app));
  // Not to the modules that render pages.
  const applyToEnvironment = ({ name }: { name: string }) => name === 'client';
  const plugins = [plainImports(), ...own].map((plugin) => ({ ...plugin, applyToEnvironment }));
  return {
    plugins: [oneStylesheet(app), ...plugins],
    ...(isShell && {
      alias: [
        { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
      ],
    }),
    client: {
      build: {
        rollupOptions: {
          input,
          output: { codeSplitting },
          preserveEntrySignatures: 'allow-extension',
        },
      },
    },
  };
}

const INSERTS = /^__insertCSS\(.*\);$/m;

/**
 * Keeps sonner from adding a `<style>` to the page, which the policy would refuse: its stylesheet is
 * imported like any other. Fails when a new version does it in another way.
 */
function withoutOwnStyles(): Plugin {
  return {
    name: 'without-own-styles',
    transform: {
      filter: { id: /[/\\]sonner[/\\]dist[/\\]index\.mjs$/ },
      handler(code) {
        if (!INSERTS.test(code)) this.error('sonner inserts its styles in another way now.');
        return { code: code.replace(INSERTS, ''), map: null };
      },
    },
  };
}
