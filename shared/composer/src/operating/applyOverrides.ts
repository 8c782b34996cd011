import type { Manifest } from '@site/contract/manifest.ts';
import type { ActiveReleases } from '../store/activeReleases.ts';
import { formatFinding } from '../validation/finding.ts';
import type { Slot, Validator } from '../validation/validator.ts';
import type { Overrides } from './overrides.ts';
import type { Pins } from './pins.ts';

/** The composer's parts that overrides change. */
interface Parts {
  active: ActiveReleases;
  validator: Validator;
  pins: Pins;
  /** The last manifest read of each publisher. */
  received: Record<Slot, Map<string, Manifest>>;
}

/** Brings back pinned builds, follows publishers that are not pinned any more, ends previews. */
export async function applyOverrides(overrides: Overrides, parts: Parts): Promise<void> {
  const { active, validator, pins, received } = parts;
  const before = pins.overrides;
  pins.overrides = overrides;
  for (const name of active.names) {
    const pin = overrides.pins[name];
    const manifest = active.manifests.get(name);
    pins.troubles.delete(name);
    if (pin && pins.holds(manifest)) await activatePinned(name, pin.build, parts);
    else if (!pin && before.pins[name]) await followPublisher(name, parts);
    if (overrides.previews[name]) continue;
    validator.refused.preview.delete(name);
    received.preview.delete(name);
    active.endPreview(name);
  }
  const shell = validator.refused.active.get('shell')?.manifest;
  if (pins.isForced(shell) && !pins.holds(shell)) {
    await validator.validate(shell, await validator.contents(shell));
  }
  await validator.validateAgain();
}

/** Activates the newest kept release of a build, if it is compatible with the others. */
async function activatePinned(
  name: string,
  build: string,
  { active, validator, pins }: Parts,
): Promise<void> {
  const kept = [active.previews.get(name), ...(await active.keptOf(name))];
  const manifest = kept.find((one) => one?.build === build);
  if (!manifest) {
    pins.troubles.set(name, `no release of build ${build} is kept`);
    return;
  }
  const contents = await validator.contents(manifest);
  const [first] = [...(await validator.beside(manifest)), ...contents.findings];
  if (first) pins.troubles.set(name, formatFinding(first));
  else validator.admit(manifest, contents);
}

/** Follows the publisher again: what it published last, or what the pin retired. */
async function followPublisher(
  name: string,
  { active, validator, received }: Parts,
): Promise<void> {
  const manifest = received.active.get(name) ?? (await active.keptOf(name))[0];
  const files = Object.values(manifest?.files ?? {});
  const isHere = files.every(({ sha256 }) => active.blobs.has(sha256));
  if (manifest && isHere) await validator.validate(manifest, await validator.contents(manifest));
}
