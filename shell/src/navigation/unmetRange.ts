import { accepts } from '@site/contract/accepts.ts';
import { offeredVersions } from './shareScope.ts';

/** What a page requires of a shared package that does not run here: its code must not either. */
export class UnmetRange extends Error {
  override name = 'UnmetRange';
}

/**
 * Holds the ranges of shared packages that a page states against what runs here, before federation is
 * asked: with another version the page's code could fail anywhere.
 * @throws UnmetRange naming the package, the range and the version.
 */
export function assertMet(remote: string, requires: Readonly<Record<string, string>>): void {
  for (const [name, range] of Object.entries(requires)) {
    const version = offeredVersions[name];
    if (!version || !accepts(range, version))
      throw new UnmetRange(`${remote} requires ${name} ${range}; here runs ${version ?? 'none'}.`);
  }
}
