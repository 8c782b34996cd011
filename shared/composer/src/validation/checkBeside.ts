import { accepts } from '@site/contract/accepts.ts';
import type { ActiveRelease } from '@site/contract/activeReleases.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import { understands } from '@site/contract/version.ts';
import { type Addressed, changesBy, type Given, unclaimable } from './addresses.ts';
import { type Finding, finding } from './finding.ts';

/** What a release is held against: the other publishers' releases that visitors see. */
export interface ReleasesBeside {
  shell: ActiveRelease | undefined;
  remotes: readonly ActiveRelease[];
  /** Whether an operator forces a shell though it breaks remotes: their pages stay unhydrated. */
  mayBreak?: boolean;
  given?: Given;
}

/**
 * Checks a release against those that visitors see. Of a build that visitors see (`isSeen`), newer
 * data needs no check against the shell.
 */
export function checkBeside(
  manifest: Manifest,
  { shell, remotes, mayBreak, given }: ReleasesBeside,
  isSeen = false,
): Finding[] {
  const isShell = manifest.name === 'shell';
  return [
    ...pathFindings(manifest, isShell || !shell ? remotes : [...remotes, shell], given),
    ...shellFindings(manifest),
    ...(isShell && !mayBreak ? remotes : []).flatMap((remote) =>
      compatibilityFindings(remote, manifest, manifest),
    ),
    ...(!isShell && shell && !isSeen ? compatibilityFindings(manifest, shell, manifest) : []),
  ];
}

/** Assets that another release of the same publisher has with other content. */
export function immutableFindings(manifest: Manifest, others: readonly Manifest[]): Finding[] {
  const why = 'another file of this name was published before: browsers keep it for a year';
  return Object.entries(manifest.files)
    .filter(([file]) => file.startsWith('assets/'))
    .filter(([file, { sha256 }]) =>
      others.some(({ files }) => (files[file]?.sha256 ?? sha256) !== sha256),
    )
    .map(([file]) => finding(manifest, 'immutable', why, file));
}

/** Holds a release against the addresses of others: it changes none. */
export function pathFindings(
  own: Addressed,
  others: readonly Addressed[],
  given?: Given,
): Finding[] {
  return [
    ...unclaimable(own),
    ...changesBy(own, others, given).map(
      ({ by, owner, claimed }) => `${by} is claimed by ${owner} already, as ${claimed}`,
    ),
  ].map((message) => finding(own, 'paths', message));
}

/** A shell has what stands around every page, and the pages of errors; a remote has not. */
function shellFindings(manifest: Manifest): Finding[] {
  const found = (message: string) => [finding(manifest, 'shell', message)];
  if (manifest.name !== 'shell') return manifest.shell ? found('only the shell has parts') : [];
  if (!manifest.shell) return found('the parts around every page are missing');
  return ['/404', '/503']
    .filter((path) => !manifest.pages.some((page) => page.path === path))
    .flatMap((path) => found(`the page ${path} is missing`));
}

/** Whether a remote's code runs under a shell; `checked` is the one of them that is new. */
export function compatibilityFindings(
  remote: ActiveRelease,
  shell: ActiveRelease,
  checked: ActiveRelease,
): Finding[] {
  const isRemote = checked.name === remote.name;
  const subject = isRemote ? 'it' : remote.name;
  const packages = Object.entries(remote.shared).flatMap(([name, { version, requires }]) => {
    const offered = shell.shared[name]?.version;
    if (offered && accepts(requires, offered)) return [];
    const remedy = isRemote && offered ? `: build it with ${name}@${offered}` : '';
    const needs = `${subject} was built with ${name} ${version} and requires ${requires}`;
    const message = `${needs}, the shell offers ${offered ?? 'none'}${remedy}`;
    return [finding(checked, 'shared-packages', message)];
  });
  const offered = new Set(shell.shell?.runtime);
  const names = remote.takes
    .filter((name) => !offered.has(name))
    .map((name) => `${subject} takes ${name} from @site/runtime, which the shell does not offer`)
    .map((message) => finding(checked, 'runtime', message));
  if (understands(shell.contract, remote.contract)) return [...packages, ...names];
  const message = `${subject} is of contract ${remote.contract}, the shell of ${shell.contract} understands that and the one before`;
  return [finding(checked, 'contract', message), ...packages, ...names];
}
