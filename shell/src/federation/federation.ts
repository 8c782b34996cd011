// biome-ignore lint/correctness/noUndeclaredDependencies: the federation plugin serves it in the build.
import { __federation_method_getRemote, __federation_method_setRemote } from '__federation__';

/*
 * The browser's half of the adapter to the federation plugin; the other half, for builds, is
 * `bundling/federation.ts` of the platform, whose test holds both.
 */

/** Offers packages as the plugin looks for them; its own way takes three requests and a round trip more. */
export function offer(
  packages: readonly { name: string; version: string; module: object }[],
): void {
  const scope = packages.map(({ name, version, module }) => [
    name,
    { [version]: { get: async () => () => module, loaded: 1 } },
  ]);
  Object.assign(globalThis, { __federation_shared__: { default: Object.fromEntries(scope) } });
}

/** The module that a remote exposes in one build. Keyed by `entry`: a visit may use two builds. May wait for ever. */
export async function getExposed(entry: string, name: string): Promise<unknown> {
  __federation_method_setRemote(entry, {
    url: () => Promise.resolve(entry),
    format: 'esm',
    from: 'vite',
  });
  const exposed = await __federation_method_getRemote(entry, name);
  // Depending on its version the plugin hands out the default export or the module around it.
  return typeof exposed === 'object' && exposed !== null && 'default' in exposed
    ? exposed.default
    : exposed;
}
