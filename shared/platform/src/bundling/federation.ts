import federation from '@originjs/vite-plugin-federation';
import type { Plugin, PluginOption } from 'vite';
import { SHARED_PACKAGES } from '../project/apps.ts';
import { sharedVersions } from './sharedPackages.ts';
import { withoutFallbacks } from './withoutFallbacks.ts';

/*
 * All that builds know of @originjs/vite-plugin-federation, with `withoutFallbacks.ts`, which takes
 * out what it leaves. Another plugin would have to keep what federation.test.ts holds this one to; its other half, which asks for a remote in the browser, is
 * the shell's `navigation/remoteModule.ts` and `shareScope.ts`.
 */

/** What a remote lets the shell load. */
export interface Exposed {
  /** The remote's name. */
  name: string;
  /** File name of the entry, below `assets`. */
  entry: string;
  /** Name and source of the one module. */
  module: { name: string; file: string };
}

/** Makes a build a remote: an entry that gives its module, with packages taken from the shell. */
export function federatedRemote({ name, entry, module }: Exposed): PluginOption[] {
  return [
    federation({
      name,
      filename: entry,
      // Stylesheets are the shell's to load and to wait for.
      exposes: { [module.name]: { import: module.file, dontAppendStylesToHead: true } },
      shared: sharedOptions(),
    }),
    ...withoutFallbacks(SHARED_PACKAGES),
    quotePlaceholders(),
    dropManualChunks(),
  ];
}

/**
 * Makes a build the shell, which loads remotes that page documents name at run time. Its own code
 * offers what they share (see `shareScope.ts`), unless the plugin is to do that.
 */
export function federationHost(name: string, { isOffering = false } = {}): PluginOption[] {
  // Without a remote the plugin sees no host.
  const remotes = { none: '/none' };
  return [
    federation({ name, remotes, shared: isOffering ? sharedOptions({ isOffering }) : [] }),
    dropManualChunks(),
  ];
}

/**
 * Each package is shared under its full specifier. What the shell does not offer is not brought along
 * (`import: false`; the files go with `withoutFallbacks`): `generate: false` would also forget the
 * range. Who offers needs its own packages itself.
 */
function sharedOptions({ isOffering = false } = {}) {
  return Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, { version, requires }]) => [
      name,
      { packagePath: name, version, requiredVersion: requires, import: isOffering },
    ]),
  );
}

/** Module of the plugin's that stands for a shared package in a remote's build. */
export const SHARED_IMPORTS = /__federation_fn_import/;

/**
 * The minifier turns strings into template literals, and the plugin then misses the placeholder of
 * its stylesheets (`e.forEach is not a function` in the browser). This turns them back before it
 * looks.
 */
function quotePlaceholders(): Plugin {
  return {
    name: 'site:quote-placeholders',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = chunk.code.replace(/`(__v__css__[^`]*)`/g, '"$1"');
        }
      },
    },
  };
}

/** The plugin sets the former option for chunks, which nothing heeds beside groups. */
function dropManualChunks(): Plugin {
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
