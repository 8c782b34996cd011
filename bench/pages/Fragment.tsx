import { createContext, type ReactNode, useContext } from 'react';

/** What stands in the places of a page, by their names: `mf-channels/topics`. */
export const Places = createContext<Readonly<Record<string, ReactNode>>>({});

/**
 * Replaces the runtime's `Fragment` in forms without a composer: their pages bring the parts of other remotes.
 * @public It is imported by `ownFragments` (`peers.ts`).
 */
export function Fragment(props: { of: string; name: string; children?: ReactNode }) {
  return useContext(Places)[`${props.of}/${props.name}`] ?? props.children;
}
