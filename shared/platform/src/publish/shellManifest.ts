import { CONTRACT_VERSION } from '@site/contract/version.ts';
import type { ShellAssets } from '@site/platform/render/shellAssets.ts';
import { sharedVersions } from '../bundling/sharedPackages.ts';

/** The shell's manifest as JSON: a remote's check holds the shared versions against it. */
export function shellManifest(build: string, version: string, assets: ShellAssets): string {
  const manifest = {
    name: 'shell',
    version,
    build,
    contract: CONTRACT_VERSION,
    entry: assets.entry,
    shared: sharedVersions(),
    pages: [],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
