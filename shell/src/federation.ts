// biome-ignore lint/correctness/noUndeclaredDependencies: the federation plugin serves it in the build.
import { __federation_method_getRemote, __federation_method_setRemote } from '__federation__';

/**
 * Loads what a remote exposes from the build that `entry` belongs to. Two builds of one remote
 * may be on stage in one visit, so the entry itself is the remote's name here.
 * Rejects when the entry or one of its modules cannot be loaded.
 */
export function getRemote(entry: string, exposed: string): Promise<unknown> {
  __federation_method_setRemote(entry, {
    url: () => Promise.resolve(entry),
    format: 'esm',
    from: 'vite',
  });
  return __federation_method_getRemote(entry, exposed);
}
