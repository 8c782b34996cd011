import federation from '@originjs/vite-plugin-federation';
import { EXPOSED_MODULE } from '@site/contract/version.ts';
import type { Plugin } from 'vite';
import { SHARED_PACKAGES } from '../project/apps.ts';
import { exposedWithShared } from './corrections/exposedWithShared.ts';
import { leanRemote } from './corrections/leanRemote.ts';
import { sharedRequires } from './corrections/sharedRequires.ts';
import { withoutFallbacks } from './corrections/withoutFallbacks.ts';
import { sharedVersions } from './imports/sharedPackages.ts';

/*
 * All that builds know of @originjs/vite-plugin-federation, with `corrections/`, which puts right what
 * it writes. Another plugin would have to keep what budgets, static pages and skew (`e2e/platform`) hold
 * this one to. Its other half, which offers packages and loads a remote in the browser, is the shell's
 * `federation/federation.ts`; while developing `development/federation.ts` stands in for the plugin.
 */

/**
 * Makes a build a remote: an entry, `assets/<entry>`, that gives its module, whose source is `file`,
 * with packages taken from the shell.
 */
export function federatedRemote(name: string, entry: string, file: string): Plugin[] {
  return [
    federation({
      name,
      filename: entry,
      // Stylesheets are the shell's to load and to wait for.
      exposes: { [EXPOSED_MODULE]: { import: file, dontAppendStylesToHead: true } },
      shared: sharedOptions(),
    }),
    ...withoutFallbacks(SHARED_PACKAGES),
    sharedRequires(file, SHARED_PACKAGES),
    ...leanRemote(),
    exposedWithShared(),
    dropManualChunks(),
  ];
}

/**
 * Makes a build the shell, which loads remotes that page documents name at run time. Its own code
 * offers what they share (see `offer` there), unless the plugin is to do that.
 */
export function federationHost(name: string, { isOffering = false } = {}): Plugin[] {
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

/** The plugin sets `manualChunks`, which Rolldown ignores beside groups. */
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
