import { budgetFindings } from '@site/composer/validation/budget.ts';
import { checkBeside, type ReleasesBeside } from '@site/composer/validation/checkBeside.ts';
import { checkContents } from '@site/composer/validation/contents/checkContents.ts';
import { type Finding, finding } from '@site/composer/validation/finding.ts';
import { parseManifest } from '@site/composer/validation/parseManifest.ts';
import { deadRedirects } from '@site/composer/validation/redirects.ts';
import type { Manifest } from '@site/contract/manifest.ts';

/**
 * Holds a build against the contract, by the composer's rules and, beyond them, by `run`, which runs its
 * code. `read` gives a file of the build. Returns every promise it breaks.
 */
export async function checkRemote(
  name: string,
  read: (file: string) => Buffer,
  beside: ReleasesBeside,
  run?: (manifest: Manifest, files: ReadonlyMap<string, Buffer>) => Promise<Finding[]>,
): Promise<Finding[]> {
  const manifest = parseManifest(name, read('manifest.json'));
  if ('rule' in manifest) return [manifest];
  const heavy = budgetFindings(manifest);
  if (heavy.length > 0) return heavy;
  const files = new Map(Object.keys(manifest.files).map((file) => [file, read(file)]));
  const none = Buffer.alloc(0);
  const findings = [
    ...checkBeside(manifest, beside),
    ...(await checkContents(manifest, async (file) => files.get(file) ?? none)),
  ];
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
