import * as runtime from '@site/runtime';
import { version as runtimeVersion } from '@site/runtime/package.json';
import * as react from 'react';
import * as reactDom from 'react-dom';

/** How the federation plugin takes a shared package: its loader gives a factory of the module. */
interface Shared {
  get(): Promise<() => unknown>;
  loaded: 1;
}

/** The packages that run here already, with their versions. */
const PACKAGES: readonly (readonly [name: string, version: string, module: object])[] = [
  ['react', react.version, react],
  ['react-dom', reactDom.version, reactDom],
  ['@site/runtime', runtimeVersion, runtime],
];

/** The version that remotes are offered of each shared package. */
export const offeredVersions: Readonly<Record<string, string>> = Object.fromEntries(
  PACKAGES.map(([name, version]) => [name, version]),
);

/**
 * Offers remotes the packages that run here already, as the federation plugin looks for them. The
 * plugin's own way has a file for each package, which only passes on what the shell has loaded:
 * this saves three requests and a round trip.
 */
export function offerSharedPackages(): void {
  const scope = PACKAGES.map(([name, version, module]) => [name, { [version]: offer(module) }]);
  Object.assign(globalThis, { __federation_shared__: { default: Object.fromEntries(scope) } });
}

function offer(module: object): Shared {
  return { get: async () => () => module, loaded: 1 };
}
