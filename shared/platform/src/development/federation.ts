/**
 * Stands in for the federation plugin's `__federation__` while developing: the plugin has no
 * development mode for remotes, so an entry is simply the remote's source.
 */
export function __federation_method_setRemote(): void {}

/** Imports the remote's source; `entry` is its address, as in `/mf-rentals/src/remote.ts`. */
export function __federation_method_getRemote(entry: string): Promise<unknown> {
  return import(/* @vite-ignore */ entry);
}
