import * as runtime from '@site/runtime';
import { version as runtimeVersion } from '@site/runtime/package.json';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { offer, type RunningPackage } from './federation.ts';

/** The packages that run here already, with their versions. */
const PACKAGES: readonly RunningPackage[] = [
  { name: 'react', version: react.version, module: react },
  { name: 'react-dom', version: reactDom.version, module: reactDom },
  { name: '@site/runtime', version: runtimeVersion, module: runtime },
];

/** The version that remotes are offered of each shared package. */
export const offeredVersions: Readonly<Record<string, string>> = Object.fromEntries(
  PACKAGES.map(({ name, version }) => [name, version]),
);

/** Offers remotes the packages that run here already. */
export function offerSharedPackages(): void {
  offer(PACKAGES);
}
