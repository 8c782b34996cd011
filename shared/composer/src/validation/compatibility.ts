import { accepts } from '@site/contract/accepts.ts';
import type { ActiveRelease } from '@site/contract/activeReleases.ts';
import { understands } from '@site/contract/version.ts';
import { type Finding, finding } from './finding.ts';

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
