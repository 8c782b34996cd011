import { extname } from 'node:path';
import type { ActiveRelease } from '@site/contract/activeReleases.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import { isReserved, SEARCH_PATH } from '@site/contract/paths.ts';
import { TYPES } from '../base/fileTypes.ts';
import { type Claimant, claimsOf, ownerFinder } from './claims.ts';
import { compatibilityFindings } from './compatibility.ts';
import { checkDocument, readTags } from './contents/checkDocument.ts';
import { checkScript } from './contents/checkScript.ts';
import { checkSearch } from './contents/checkSearch.ts';
import { checkStylesheet } from './contents/checkStylesheet.ts';
import { type Finding, finding } from './finding.ts';

/** What a release is held against: the other publishers' releases that visitors see. */
export interface ReleasesBeside {
  shell: ActiveRelease | undefined;
  /** Without the publisher that is checked. */
  remotes: readonly ActiveRelease[];
  /** Whether an operator forces a shell though it breaks remotes: their pages stay unhydrated. */
  mayBreak?: boolean;
}

/** Pages that the shell alone may publish, though their paths are reserved. */
const SHELL_PAGES = new Set(['/404', '/503', SEARCH_PATH]);

/**
 * Holds a release against the contract and returns every promise it breaks. None of its code is
 * run. `read` gives the bytes of a listed file, already known to be whole.
 */
export async function checkRelease(
  manifest: Manifest,
  beside: ReleasesBeside,
  read: (file: string) => Promise<Buffer>,
): Promise<Finding[]> {
  return [...(await checkBeside(manifest, beside)), ...(await checkContents(manifest, read))];
}

/**
 * Holds a release against those that visitors see. Newer data of a build that visitors see
 * (`isSeen`) is as compatible as that build is.
 */
export async function checkBeside(
  manifest: Manifest,
  beside: ReleasesBeside,
  isSeen = false,
): Promise<Finding[]> {
  const { shell, remotes } = beside;
  const isShell = manifest.name === 'shell';
  return [
    ...pathFindings(manifest, isShell || !shell ? remotes : [...remotes, shell]),
    ...(isShell ? shellFindings(manifest, beside) : remoteFindings(manifest, beside, isSeen)),
  ];
}

/**
 * Holds a release's own files against the contract; their weight was checked before they were
 * downloaded. What did not change since `known`, a release of the same build that visitors see, is
 * not read again.
 */
export async function checkContents(
  manifest: Manifest,
  read: (file: string) => Promise<Buffer>,
  known?: Manifest,
): Promise<Finding[]> {
  const findings = fileFindings(manifest);
  // What is not even listed cannot be read.
  if (findings.length > 0) return findings;
  const before = known?.build === manifest.build ? known : undefined;
  const isNew = (file: string) => before?.files[file]?.sha256 !== manifest.files[file]?.sha256;
  const pagesBefore = new Set(before?.pages.map((page) => JSON.stringify(page)));
  for (const page of manifest.pages) {
    if (!isNew(page.document) && pagesBefore.has(JSON.stringify(page))) continue;
    findings.push(...checkDocument(manifest, page, (await read(page.document)).toString()));
  }
  for (const part of Object.values(manifest.shell?.parts ?? {})) {
    const { problem } = readTags((await read(part)).toString());
    if (problem) findings.push(finding(manifest, 'budget', problem, part));
  }
  const listed = new Set(Object.keys(manifest.files));
  for (const file of listed) {
    if (!file.endsWith('.js') || !isNew(file)) continue;
    const code = (await read(file)).toString();
    findings.push(...(await checkScript({ name: manifest.name, listed, file, code })));
  }
  const isRemote = manifest.name !== 'shell';
  const sheets = Object.values(manifest.groups).flatMap(({ stylesheets }) => stylesheets);
  for (const file of isRemote ? new Set(sheets) : []) {
    if (isNew(file))
      findings.push(...checkStylesheet(manifest, file, (await read(file)).toString()));
  }
  findings.push(...(await checkSearch(manifest, read)));
  return findings;
}

/** Every file is of a known kind, and every file that is named is listed. */
function fileFindings(manifest: Manifest): Finding[] {
  const strange = Object.keys(manifest.files)
    .filter((file) => !Object.hasOwn(TYPES, extname(file)))
    .map((file) => finding(manifest, 'files', `no file of a site ends in ${extname(file)}`, file));
  const named = [
    manifest.entry,
    ...manifest.pages.map(({ document }) => document),
    ...manifest.pages.flatMap(({ feed }) => feed ?? []),
    ...(manifest.search ? [manifest.search] : []),
    ...Object.values(manifest.groups).flatMap((group) => [...group.stylesheets, ...group.preload]),
    ...Object.values(manifest.shell?.parts ?? {}),
  ];
  const missing = [...new Set(named)]
    .filter((file) => !Object.hasOwn(manifest.files, file))
    .map((file) => finding(manifest, 'files', 'it is named but not listed', file));
  const groupless = manifest.pages
    .filter(({ group }) => !Object.hasOwn(manifest.groups, group))
    .map(({ path, group }) =>
      finding(manifest, 'files', `${path} names a group ${group} that is not there`),
    );
  return [...strange, ...missing, ...groupless];
}

/** Holds the paths that a release claims against those of others. */
export function pathFindings(own: Claimant, others: readonly Claimant[]): Finding[] {
  const isShell = own.name === 'shell';
  const ownerOf = ownerFinder(others.flatMap(claimsOf));
  const seen = new Set<string>();
  return claimsOf(own).flatMap((claim) => {
    const { path } = claim;
    if (isReserved(path) && !(isShell && SHELL_PAGES.has(path)))
      return [finding(own, 'paths', `${path} is reserved`)];
    const owner = ownerOf(claim);
    if (owner)
      return [
        finding(own, 'paths', `${path} is claimed by ${owner.name} already, as ${owner.path}`),
      ];
    if (seen.has(path)) return [finding(own, 'paths', `${path} is claimed twice by ${own.name}`)];
    seen.add(path);
    return [];
  });
}

function remoteFindings(manifest: Manifest, { shell }: ReleasesBeside, isSeen: boolean): Finding[] {
  const extra = manifest.shell ? [finding(manifest, 'shell', 'only the shell has parts')] : [];
  return shell && !isSeen ? [...extra, ...compatibilityFindings(manifest, shell, manifest)] : extra;
}

/** A new shell is held against every remote that visitors see: it may break none of them, unless forced. */
function shellFindings(manifest: Manifest, { remotes, mayBreak }: ReleasesBeside): Finding[] {
  if (!manifest.shell)
    return [finding(manifest, 'shell', 'the parts around every page are missing')];
  const needed = ['/404', '/503'].filter(
    (path) => !manifest.pages.some((page) => page.path === path),
  );
  return [
    ...needed.map((path) => finding(manifest, 'shell', `the page ${path} is missing`)),
    ...(mayBreak
      ? []
      : remotes.flatMap((remote) => compatibilityFindings(remote, manifest, manifest))),
  ];
}
