import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { budgetFindings } from '@site/composer/validation/budget.ts';
import { checkBeside, type ReleasesBeside } from '@site/composer/validation/checkBeside.ts';
import { checkContents } from '@site/composer/validation/contents/checkContents.ts';
import { type Finding, formatFinding } from '@site/composer/validation/finding.ts';
import { parseManifest } from '@site/composer/validation/parseManifest.ts';
import { type Manifest, manifestSchema } from '@site/contract/manifest.ts';
import { offeredBy } from '@site/contract/places.ts';
import { readStored } from '@site/contract/readStored.ts';
import { siteAddress, siteReleases } from '../development/siteAround.ts';
import { typeFindings } from '../development/typeFindings.ts';
import { siteFindings } from '../prerender/problems.ts';
import { APPS, assertApp, distFolder, ELSEWHERE, FRAME_FOLDER, REMOTES } from '../project/apps.ts';
import { MANIFEST } from '../project/buildFiles.ts';
import { weightFindings } from '../publish/budget.ts';
import { buildApps } from '../publish/buildApps.ts';
import { checkPages } from './checkPages.ts';

/**
 * Validates apps by the contract, beside the active releases of `site`, else the builds here, and prints the findings.
 * @throws UserError where an app breaks the contract.
 */
export async function runCheck(apps: readonly string[], site?: string): Promise<void> {
  apps.forEach(assertApp);
  const deployed = site === undefined ? undefined : await siteReleases(siteAddress(site));
  // The build reports its own errors. It includes the shell: pages are opened in the shell's frame.
  await buildApps(APPS.filter((app) => app === 'shell' || apps.includes(app)));
  const { releases, documentOf } = deployed
    ? { releases: deployed, documentOf: () => undefined }
    : builtHere();
  const isHere = APPS.includes('shell') && Object.keys(ELSEWHERE).length === 0;
  const isBuilt = APPS.every((app) => releases.some(({ name }) => name === app));
  const isWhole = deployed !== undefined || (isHere && isBuilt);
  const has = site ? `what ${site} has` : 'what is built here';
  if (!isWhole) console.log(`Links are not checked: ${has} is not the whole site.`);
  else if (deployed)
    console.log(`Parts of pages that links name (#…) are not checked: ${has} elsewhere.`);
  let broken = 0;
  for (const app of apps) {
    const others = releases.filter(({ name }) => name !== app);
    const beside = {
      shell: others.find(({ name }) => name === 'shell'),
      remotes: others.filter(({ name }) => name !== 'shell'),
    };
    const findings = await typeFindings(app);
    const read = (file: string) => readFileSync(join(distFolder(app), file));
    const run = async (manifest: Manifest, files: ReadonlyMap<string, Buffer>) => {
      const offered = offeredBy(others);
      const places = isWhole ? manifest.pages.flatMap((page) => page.places ?? []) : [];
      for (const place of places.filter((one) => !offered.has(one)))
        console.log(`⚠ ${app}: no fragment ${place} in ${has}: its place keeps what stands in it.`);
      const shown = [...manifest.pages, ...Object.values(manifest.fragments ?? {})];
      const documents = shown.map(({ document }) => [document, String(read(document))] as const);
      return [
        ...siteFindings(manifest, documents, { others, isWhole, documentOf }),
        ...(await checkPages(manifest, files)),
        ...weightFindings(manifest, read),
      ];
    };
    findings.push(...(await checkRemote(app, read, beside, run)));
    broken += findings.length;
    for (const found of findings) console.log(`✗ ${formatFinding(found)}`);
    if (findings.length === 0) console.log(`✓ ${app} keeps the contract, beside ${has}`);
  }
  if (broken > 0) throw new UserError(`Broken promises of the contract: ${broken}.`);
}

/** What is built in this checkout; what cannot be understood is left out. */
function builtHere() {
  const releases: Manifest[] = [];
  const documents = new Map<string, string>();
  for (const folder of [FRAME_FOLDER, ...REMOTES.map(distFolder)]) {
    const release = readStored(manifestSchema, folder, MANIFEST);
    if (release) releases.push(release);
    for (const { path, document } of release?.pages ?? [])
      documents.set(path, readFileSync(join(folder, document), 'utf8'));
  }
  return { releases, documentOf: (path: string) => documents.get(path) };
}

/** Findings of the composer's rules in a build, and of `run`, which runs its code; `read` returns one of its files. */
export async function checkRemote(
  name: string,
  read: (file: string) => Buffer,
  beside: ReleasesBeside,
  run?: (manifest: Manifest, files: ReadonlyMap<string, Buffer>) => Promise<Finding[]>,
): Promise<Finding[]> {
  const manifest = parseManifest(name, String(read('manifest.json')));
  if ('rule' in manifest) return [manifest];
  const heavy = budgetFindings(manifest);
  if (heavy.length > 0) return heavy;
  const files = new Map(Object.keys(manifest.files).map((file) => [file, read(file)]));
  const findings = [
    ...checkBeside(manifest, beside),
    ...(await checkContents(manifest, async (file) => files.get(file) ?? Buffer.alloc(0))),
  ];
  return name === 'shell' ? findings : [...findings, ...((await run?.(manifest, files)) ?? [])];
}
