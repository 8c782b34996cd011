import { accepts } from '@site/contract/accepts.ts';
import type { ActiveRelease } from '@site/contract/activeReleases.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import { understands } from '@site/contract/version.ts';
import { type Addressed, changesBy, type Given, unclaimable } from './addresses.ts';
import { type Finding, finding } from './finding.ts';

/** What a release is held against: the other publishers' releases that visitors see. */
export interface ReleasesBeside {
  shell: ActiveRelease | undefined;
  /** Without the publisher that is checked. */
  remotes: readonly ActiveRelease[];
  /** Whether an operator forces a shell though it breaks remotes: their pages stay unhydrated. */
  mayBreak?: boolean;
  /** Paths that operators hand over. */
  given?: Given;
}

/**
 * Holds a release against those that visitors see. Newer data of a build that visitors see
 * (`isSeen`) is as compatible as that build is.
 */
export function checkBeside(
  manifest: Manifest,
  { shell, remotes, mayBreak, given }: ReleasesBeside,
  isSeen = false,
): Finding[] {
  const isShell = manifest.name === 'shell';
  return [
    ...pathFindings(manifest, isShell || !shell ? remotes : [...remotes, shell], given),
    ...(isShell
      ? shellFindings(manifest, mayBreak ? [] : remotes)
      : remoteFindings(manifest, isSeen ? undefined : shell)),
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

function remoteFindings(manifest: Manifest, shell: ActiveRelease | undefined): Finding[] {
  const extra = manifest.shell ? [finding(manifest, 'shell', 'only the shell has parts')] : [];
  return shell ? [...extra, ...compatibilityFindings(manifest, shell, manifest)] : extra;
}

/** A new shell is held against every remote that visitors see: it may break none of them, unless forced. */
function shellFindings(manifest: Manifest, remotes: readonly ActiveRelease[]): Finding[] {
  if (!manifest.shell)
    return [finding(manifest, 'shell', 'the parts around every page are missing')];
  const needed = ['/404', '/503'].filter(
    (path) => !manifest.pages.some((page) => page.path === path),
  );
  return [
    ...needed.map((path) => finding(manifest, 'shell', `the page ${path} is missing`)),
    ...remotes.flatMap((remote) => compatibilityFindings(remote, manifest, manifest)),
  ];
}

/** Whether a remote's code runs under a shell; `checked` is the one of them that is new. */
export function compatibilityFindings(
  remote: ActiveRelease,
  shell: ActiveRelease,
  checked: ActiveRelease,
): Finding[] {
  const subject = checked.name === remote.name ? 'it' : remote.name;
  const packages = Object.entries(remote.shared).flatMap(([name, { version, requires }]) => {
    const offered = shell.shared[name]?.version;
    if (offered && accepts(requires, offered)) return [];
    const remedy =
      checked.name === remote.name && offered ? `: build it with ${name}@${offered}` : '';
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
