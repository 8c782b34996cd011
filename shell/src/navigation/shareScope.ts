import * as runtime from '@site/runtime';
import { version as runtimeVersion } from '@site/runtime/package.json';
import * as react from 'react';
import * as reactDom from 'react-dom';

/** How the federation plugin takes a shared package: its loader gives a factory of the module. */
interface Shared {
  get(): Promise<() => unknown>;
  loaded: 1;
}

/**
 * Offers remotes the packages that run here already, as the federation plugin looks for them. The
 * plugin's own way has a file for each package, which only passes on what the shell has loaded:
 * this saves three requests and a round trip.
 */
export function offerSharedPackages(): void {
  Object.assign(globalThis, {
    __federation_shared__: {
      default: {
        react: { [react.version]: offer(react) },
        'react-dom': { [reactDom.version]: offer(reactDom) },
        '@site/runtime': { [runtimeVersion]: offer(runtime) },
      },
    },
  });
}

function offer(module: object): Shared {
  return { get: async () => () => module, loaded: 1 };
}
