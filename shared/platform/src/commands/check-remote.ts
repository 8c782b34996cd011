import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { checkRemote } from '../contract-check/checkRemote.ts';
import { formatFinding } from '../contract-check/finding.ts';
import { openSource } from '../contract-check/source.ts';
import { builtStage, deployedStage } from '../contract-check/stage.ts';
import { UserError } from '../project/errors.ts';
import { runCommand } from '../project/runCommand.ts';

const HELP =
  'Say which remote: npm run check:remote -- mf-rentals, or its address; --against https://… holds it against a deployed site.';

/**
 * `npm run check:remote -- <folders or addresses> [--against <site>]`: holds publishers' builds
 * against the contract, and against what a deployed site has on stage (this checkout's builds if
 * left out). It runs the builds' code.
 */
await runCommand(async (words) => {
  const at = words.indexOf('--against');
  const site = at < 0 ? undefined : words[at + 1];
  const targets = at < 0 ? words : words.toSpliced(at, 2);
  if (targets.length === 0 || (at >= 0 && !site)) throw new UserError(HELP);
  const releases = site ? await deployedStage(site) : builtStage();
  let broken = 0;
  for (const target of targets) {
    const name = basename(resolve(target).replace(/\/dist$/, ''));
    const others = releases.filter((release) => release.name !== name);
    console.log(`${name}: its code is run now, as browsers would.`);
    const findings = await checkRemote(name, openSource(locationOf(target)), {
      shell: others.find((release) => release.name === 'shell'),
      remotes: others.filter((release) => release.name !== 'shell'),
    });
    broken += findings.length;
    for (const finding of findings) console.log(`✗ ${formatFinding(finding)}`);
    if (findings.length === 0)
      console.log(`✓ ${target} keeps the contract, beside what ${site ?? 'is built here'} has`);
  }
  if (broken > 0) throw new UserError(`${broken} promises of the contract are broken.`);
});

function locationOf(target: string): string {
  if (/^https?:/.test(target)) return target;
  const folder = existsSync(join(target, 'dist')) ? join(target, 'dist') : target;
  if (!existsSync(folder)) throw new UserError(`There is no folder ${resolve(folder)}.`);
  return folder;
}
