import { accepts } from '@site/contract/accepts.ts';
import * as runtime from '@site/runtime';
import { version as runtimeVersion } from '@site/runtime/package.json';
import * as react from 'react';
import * as reactDom from 'react-dom';

/** What remotes are offered: the packages that run here already. */
export const PACKAGES = [
  { name: 'react', version: react.version, module: react },
  { name: 'react-dom', version: reactDom.version, module: reactDom },
  { name: '@site/runtime', version: runtimeVersion, module: runtime },
];

/** A page requires another version of a shared package than the one that runs here. */
export class IncompatiblePackage extends Error {
  override name = 'IncompatiblePackage';
}

/**
 * Compares the ranges of shared packages that a page states with what runs here.
 * @throws IncompatiblePackage naming the package, the range and the version.
 */
export function assertCompatible(remote: string, requires: Readonly<Record<string, string>>): void {
  for (const [name, range] of Object.entries(requires)) {
    const version = PACKAGES.find((running) => running.name === name)?.version;
    if (!version || !accepts(range, version))
      throw new IncompatiblePackage(
        `${remote} requires ${name} ${range}; here runs ${version ?? 'none'}.`,
      );
  }
}
