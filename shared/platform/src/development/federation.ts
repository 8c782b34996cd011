/** Stands in for the federation plugin's `__federation__`: it has no development mode for remotes. */
export function __federation_method_setRemote(): void {}

/** `entry` is the address of the remote's source, as in `/mf-rentals/src/remote.ts`. */
export function __federation_method_getRemote(entry: string): Promise<unknown> {
  return import(/* @vite-ignore */ entry);
}
