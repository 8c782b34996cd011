import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Manifest, manifestSchema } from '@site/contract/manifest.ts';
import { checkRemote } from '../contract-check/checkRemote.ts';
import { formatFinding } from '../contract-check/finding.ts';
import { openSource } from '../contract-check/source.ts';
import { APPS, distFolder } from '../project/apps.ts';
import { UserError } from '../project/errors.ts';
import { runCommand } from '../project/runCommand.ts';

/** `npm run check:remote -- <folder or address>`: holds publishers' builds against the contract. */
await runCommand(async (targets) => {
  if (targets.length === 0) {
    throw new UserError('Say which remote: npm run check:remote -- mf-rentals, or its address.');
  }
  let broken = 0;
  for (const target of targets) {
    const name = basename(resolve(target).replace(/\/dist$/, ''));
    const built = builtManifests().filter((manifest) => manifest.name !== name);
    const findings = await checkRemote(name, openSource(locationOf(target)), {
      shell: built.find((manifest) => manifest.name === 'shell'),
      remotes: built.filter((manifest) => manifest.name !== 'shell'),
    });
    broken += findings.length;
    for (const finding of findings) console.log(`✗ ${formatFinding(finding)}`);
    if (findings.length === 0) console.log(`✓ ${target} keeps the contract`);
  }
  if (broken > 0) throw new UserError(`${broken} promises of the contract are broken.`);
});

function locationOf(target: string): string {
  if (/^https?:/.test(target)) return target;
  const folder = existsSync(join(target, 'dist')) ? join(target, 'dist') : target;
  if (!existsSync(folder)) throw new UserError(`There is no folder ${resolve(folder)}.`);
  return folder;
}

function builtManifests(): Manifest[] {
  return APPS.map((app) => join(distFolder(app), 'manifest.json'))
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const parsed = manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
      return parsed.success ? [parsed.data] : [];
    });
}
