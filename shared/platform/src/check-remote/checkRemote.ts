import type { BuildSource } from '@site/composer/fetch/source.ts';
import { BUDGET, budgetFindings } from '@site/composer/validation/budget.ts';
import { checkRelease, type ReleasesBeside } from '@site/composer/validation/checkRelease.ts';
import { type Finding, finding } from '@site/composer/validation/finding.ts';
import { parseManifest } from '@site/composer/validation/parseManifest.ts';
import { deadRedirects } from '@site/composer/validation/redirects.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import { sha256Of } from '@site/contract/sha256.ts';

const TIMEOUT_MS = 10_000;
const MANIFEST = 'manifest.json';

/**
 * Holds a build against the contract, by the composer's rules and, beyond them, by `run`, which runs its
 * code. Returns every promise it breaks.
 */
export async function checkRemote(
  name: string,
  source: BuildSource,
  beside: ReleasesBeside,
  run?: (manifest: Manifest, files: ReadonlyMap<string, Buffer>) => Promise<Finding[]>,
): Promise<Finding[]> {
  const read = (file: string, { bytes }: { bytes: number }) =>
    source.read(file, { bytes, milliseconds: TIMEOUT_MS });
  const unread = (error: unknown) => `it could not be read: ${messageOf(error)}`;

  const manifest = await read(MANIFEST, BUDGET.manifest).then(
    (bytes) => parseManifest(name, bytes),
    (error) => finding({ name }, 'manifest', unread(error)),
  );
  if ('rule' in manifest) return [manifest];
  const heavy = budgetFindings(manifest);
  if (heavy.length > 0) return heavy;
  const files = new Map<string, Buffer>();
  const broken: Finding[] = [];
  for (const [file, { sha256 }] of Object.entries(manifest.files)) {
    try {
      const bytes = await read(file, { bytes: BUDGET.file });
      files.set(file, bytes);
      if (sha256Of(bytes) !== sha256)
        broken.push(finding({ name }, 'files', 'it is not what the manifest says', file));
    } catch (error) {
      broken.push(finding({ name }, 'files', unread(error), file));
    }
  }
  if (broken.length > 0) return broken;
  const findings = await checkRelease(
    manifest,
    beside,
    async (file) => files.get(file) ?? Buffer.alloc(0),
  );
  if (name === 'shell') return findings;
  // The composer does not follow such a redirect until its page is there; before a deploy it is a slip.
  const { shell, remotes } = beside;
  const dead = deadRedirects([manifest, ...(shell ? [shell] : []), ...remotes])
    .filter((redirect) => redirect.name === name)
    .map(({ from, to }) =>
      finding({ name }, 'paths', `${from} leads to ${to}, which is no page of the site`),
    );
  return [...findings, ...dead, ...((await run?.(manifest, files)) ?? [])];
}
