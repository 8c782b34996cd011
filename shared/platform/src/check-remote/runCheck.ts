import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { openSource } from '@site/composer/fetch/source.ts';
import { type Finding, finding, formatFinding } from '@site/composer/validation/finding.ts';
import { accepts } from '@site/contract/accepts.ts';
import type { ActiveRelease } from '@site/contract/activeReleases.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import { sharedVersions } from '../bundling/imports/sharedPackages.ts';
import { selectorProblems } from '../bundling/imports/sourceProblems.ts';
import { siteAt } from '../development/siteAround.ts';
import { typeFindings } from '../development/typeFindings.ts';
import { APPS, distFolder, ELSEWHERE } from '../project/apps.ts';
import { budgetFindings, ownBudget } from '../publish/budget.ts';
import { buildApps } from '../publish/buildApps.ts';
import { linkFinder } from '../render/markupProblems.ts';
import { checkPages } from './checkPages.ts';
import { checkRemote } from './checkRemote.ts';
import { builtReleases } from './releases.ts';

/**
 * Holds builds against the contract and against the active releases, and prints the findings. It runs
 * their code. `targets` are names of apps, folders or addresses of builds; `site` is a deployed site,
 * without which the releases are what is built here.
 * @throws UserError before a build is looked at where the shared packages that are installed here
 * would not fit the shell, and after it where promises are broken.
 */
export async function runCheck(targets: readonly string[], site?: string): Promise<void> {
  if (site === '') throw new UserError('Behind --against stands the address of a site.');
  const deployed = site ? await siteAt(site).claimants() : undefined;
  const shell = (deployed ?? builtReleases()).find(({ name }) => name === 'shell');
  const own = targets.filter((target) => APPS.includes(target));
  if (shell && own.some((app) => app !== 'shell')) {
    const sentences = incompatible(sharedVersions(), shell);
    if (sentences.length > 0) throw new UserError(sentences.join('\n'));
  }
  // What ends a build is said by the build.
  await buildApps(own);
  const releases = deployed ?? builtReleases();
  const isWhole = Boolean(site) || isAllBuilt(releases);
  const has = site ? `what ${site} has` : 'what is built here';
  if (!isWhole) console.log(`Links are not checked: ${has} is not the whole site.`);
  let broken = 0;
  for (const target of targets) {
    const isOwn = own.includes(target);
    const name = basename(resolve(target).replace(/\/dist$/, ''));
    const others = releases.filter((release) => release.name !== name);
    const beside = {
      shell: others.find((release) => release.name === 'shell'),
      remotes: others.filter((release) => release.name !== 'shell'),
    };
    const run = async (manifest: Manifest, files: ReadonlyMap<string, Buffer>) => {
      const isPage = linkFinder([...others, manifest]);
      const pages = await checkPages(manifest, files, (path) => !isWhole || isPage(path));
      return isOwn ? [...pages, ...budgetFindings(manifest, files, ownBudget(target))] : pages;
    };
    const findings = [
      ...(isOwn ? [...typeFindings(target), ...selectorFindings(name)] : []),
      ...(await checkRemote(
        name,
        openSource(isOwn ? distFolder(target) : locationOf(target)),
        beside,
        run,
      )),
    ];
    broken += findings.length;
    for (const finding of findings) console.log(`✗ ${formatFinding(finding)}`);
    if (findings.length === 0) console.log(`✓ ${target} keeps the contract, beside ${has}`);
  }
  if (broken > 0) throw new UserError(`Broken promises of the contract: ${broken}.`);
}

/** Selectors of its sources that have no class: the build keeps them inside the remote in silence. */
function selectorFindings(name: string): Finding[] {
  const problems = name === 'shell' ? [] : selectorProblems(name);
  return problems.map(([place, sentence]) => finding({ name }, 'styles', sentence, place));
}

/** Whether builds of this repository are the whole site. */
function isAllBuilt(releases: readonly ActiveRelease[]): boolean {
  const isHere = APPS.includes('shell') && Object.keys(ELSEWHERE).length === 0;
  return isHere && APPS.every((app) => releases.some(({ name }) => name === app));
}

/**
 * Which shared packages a shell does not offer as a build made now would ask for them; a sentence
 * each, with both versions and what to do.
 */
function incompatible(
  installed: ReturnType<typeof sharedVersions>,
  shell: ActiveRelease,
): string[] {
  return Object.entries(installed).flatMap(([name, { version, requires }]) => {
    const offered = shell.shared[name]?.version;
    if (offered && accepts(requires, offered)) return [];
    const has = `${name} ${version} is installed, and a build with it asks for ${requires}`;
    if (!offered) return [`${has}; the shell offers no ${name}.`];
    return [`${has}; the shell offers ${offered}. Run: npm install ${name}@${offered}`];
  });
}

/** Where a build of others is: its address, or its folder, itself or its `dist`. */
function locationOf(target: string): string {
  if (/^https?:/.test(target)) return target;
  const folder = existsSync(join(target, 'dist')) ? join(target, 'dist') : target;
  if (!existsSync(folder)) throw new UserError(`There is no folder ${resolve(folder)}.`);
  return folder;
}
