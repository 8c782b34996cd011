import type { Manifest } from '@site/contract/manifest.ts';
import { handedOver } from '../validation/claims.ts';
import type { Blobs } from './blobs.ts';
import { type Inline, inlineHashes } from './edgeMaps.ts';
import type { Releases } from './releases.ts';
import type { Stage } from './stage.ts';
import type { State } from './state.ts';

export interface Known {
  /** The publishers of now: what others have in the store is nobody's page. */
  names: readonly string[];
  state: State;
  onStage: ReadonlyMap<string, Manifest>;
  previews: readonly Manifest[];
  releases: Releases;
  blobs: Blobs;
}

/** Brings together what the site follows from: releases on stage, those before, who is awaited. */
export async function gatherStage({
  names,
  state,
  onStage,
  previews,
  releases,
  blobs,
}: Known): Promise<Stage> {
  const { publishers, awaited, changed } = state;
  const ids = names.flatMap((name) =>
    Object.keys(publishers[name]?.left ?? {}).map((id) => ({ name, id })),
  );
  const read = await Promise.all(ids.map(({ name, id }) => releases.read(name, id)));
  const former = read.filter((manifest) => manifest !== undefined);
  return {
    shell: onStage.get('shell'),
    remotes: withoutHandedOver(
      names.flatMap((name) => (name === 'shell' ? [] : (onStage.get(name) ?? []))),
    ),
    previews,
    former,
    waiting: names
      .filter((name) => !onStage.has(name))
      .flatMap((name) => publishers[name]?.heard ?? []),
    isAwaiting: awaited.some((name) => names.includes(name) && !publishers[name]?.heard),
    formerInline: await inlineOf(former, blobs),
    changedOn: (path) => changed[path]?.at.slice(0, 10),
  };
}

/** The remotes without the pages that others among them took over. */
function withoutHandedOver(remotes: readonly Manifest[]): Manifest[] {
  return remotes.map((remote) => {
    const gone = new Set(handedOver(remote, remotes).map(({ path }) => path));
    if (gone.size === 0) return remote;
    return { ...remote, pages: remote.pages.filter(({ path }) => !gone.has(path)) };
  });
}

async function inlineOf(former: readonly Manifest[], blobs: Blobs): Promise<Inline[]> {
  const heads = former.map(async ({ files, shell }) => {
    const sha256 = shell && files[shell.parts.head]?.sha256;
    return sha256 ? [inlineHashes((await blobs.read(sha256)).toString())] : [];
  });
  return (await Promise.all(heads)).flat();
}
