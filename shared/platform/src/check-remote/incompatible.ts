import { accepts } from '@site/contract/accepts.ts';
import type { ActiveRelease } from '@site/contract/activeReleases.ts';

/** A shared package as it is installed: its version, and what is asked of the shell for it. */
export type Installed = Record<string, { version: string; requires: string }>;

/**
 * Which shared packages a shell does not offer as a build made now would ask for them; a sentence
 * each, with both versions and what to do.
 */
export function incompatible(installed: Installed, shell: ActiveRelease): string[] {
  return Object.entries(installed).flatMap(([name, { version, requires }]) => {
    const offered = shell.shared[name]?.version;
    if (offered && accepts(requires, offered)) return [];
    const has = `${name} ${version} is installed, and a build with it asks for ${requires}`;
    if (!offered) return [`${has}; the shell offers no ${name}.`];
    return [`${has}; the shell offers ${offered}. Run: npm install ${name}@${offered}`];
  });
}
