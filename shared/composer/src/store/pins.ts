import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import type { Releases } from './releases.ts';
import type { Slot } from './state.ts';

/** The build at which operators hold a publisher, whatever it publishes. */
function pinOf(releases: Releases, name: string): string | undefined {
  const { build, since } = releases.state.overrides.pins[name] ?? {};
  return since && releases.stateOf(name).caughtUp === since ? undefined : build;
}

/** Whether a release may not be active since another build is pinned. */
export function isHeld(releases: Releases, manifest: Manifest | undefined): boolean {
  const build = manifest && pinOf(releases, manifest.name);
  return build !== undefined && build !== manifest?.build;
}

/** The release of a pinned build. */
export function pinnedOf(releases: Releases, name: string): Manifest | undefined {
  const kept = [releases.releaseOf(name, 'preview') ?? [], releases.keptOf(name)].flat();
  return kept.find(({ build }) => build === pinOf(releases, name));
}

/** The pin of a promoted preview ends once its publisher publishes the same build. */
export function noteCaughtUp(releases: Releases, { name, build }: Manifest): void {
  const pin = releases.state.overrides.pins[name];
  if (pin?.since && pin.build === build) releases.noteCaughtUp(name, pin.since);
}

/** For the status: what is pinned, why it is not active, what waits behind it. */
export function pinStatus(releases: Releases, name: string, offered: Manifest | undefined) {
  const build = pinOf(releases, name);
  if (!build) return undefined;
  const isMissing = isHeld(releases, releases.releaseOf(name)) && !pinnedOf(releases, name);
  return {
    build,
    trouble: isMissing ? `no release of build ${build} is kept` : undefined,
    waiting: offered && isHeld(releases, offered) ? releaseId(offered) : undefined,
  };
}

/** Whether a shell may become active though it breaks remotes. */
export function isForced({ state }: Releases, manifest: Manifest): boolean {
  return manifest.name === 'shell' && state.overrides.forced.shell === manifest.build;
}

/** Where previews of publishers on the list are published. */
export function previewsOf({ names, state }: Releases): Record<string, string> {
  const all = Object.entries(state.overrides.previews);
  return Object.fromEntries(all.filter(([name]) => name !== 'shell' && names.includes(name)));
}

export function isListed(releases: Releases, name: string, slot: Slot): boolean {
  return slot === 'preview' ? name in previewsOf(releases) : releases.names.includes(name);
}
