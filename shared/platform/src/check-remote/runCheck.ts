import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { formatFinding } from '@site/composer/validation/finding.ts';
import { openSource } from '@site/composer/validation/source.ts';
import { sharedVersions } from '../bundling/sharedPackages.ts';
import { APPS, distFolder } from '../project/apps.ts';
import { checkRemote } from './checkRemote.ts';
import { incompatible } from './incompatible.ts';
import { builtReleases, deployedReleases } from './releases.ts';

/** Which builds are checked, and beside which site's. */
export interface CheckWords {
  /** Names of apps, folders or addresses of builds. */
  targets: string[];
  /** A deployed site; what is built here if left out. */
  site: string | undefined;
}

/** Takes `--against https://…` out of a command's words. `help` is said where they make no sense. */
export function parseCheck(words: readonly string[], help: string): CheckWords {
  const at = words.indexOf('--against');
  const site = at < 0 ? undefined : words[at + 1];
  if (at >= 0 && !site) throw new UserError(help);
  return { site, targets: at < 0 ? [...words] : words.toSpliced(at, 2) };
}

/**
 * Holds builds against the contract and against the active releases, and prints the findings. It runs their code.
 * @throws UserError before a build is looked at where the shared packages that are installed here
 * would not fit the shell, and after it where promises are broken.
 */
export async function runCheck({ targets, site }: CheckWords): Promise<void> {
  const releases = site ? await deployedReleases(site) : builtReleases();
  const shell = releases.find(({ name }) => name === 'shell');
  if (shell && targets.some((target) => APPS.includes(target) && target !== 'shell')) {
    const sentences = incompatible(sharedVersions(), shell);
    if (sentences.length > 0) throw new UserError(sentences.join('\n'));
  }
  const beside = site ? `what ${site} has` : 'what is built here';
  let broken = 0;
  for (const target of targets) {
    const name = nameOf(target);
    const others = releases.filter((release) => release.name !== name);
    console.log(`${name}: its code is run now, as browsers would.`);
    const findings = await checkRemote(name, openSource(locationOf(target)), {
      shell: others.find((release) => release.name === 'shell'),
      remotes: others.filter((release) => release.name !== 'shell'),
    });
    broken += findings.length;
    for (const finding of findings) console.log(`✗ ${formatFinding(finding)}`);
    if (findings.length === 0) console.log(`✓ ${target} keeps the contract, beside ${beside}`);
  }
  if (broken > 0) throw new UserError(`Broken promises of the contract: ${broken}.`);
}

function nameOf(target: string): string {
  return APPS.includes(target) ? target : basename(resolve(target).replace(/\/dist$/, ''));
}

function locationOf(target: string): string {
  if (/^https?:/.test(target)) return target;
  if (APPS.includes(target)) {
    if (existsSync(distFolder(target))) return distFolder(target);
    throw new UserError(`${target} is not built: run npm run build first.`);
  }
  const folder = existsSync(join(target, 'dist')) ? join(target, 'dist') : target;
  if (!existsSync(folder)) throw new UserError(`There is no folder ${resolve(folder)}.`);
  return folder;
}
