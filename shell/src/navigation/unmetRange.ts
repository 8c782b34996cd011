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

/**
 * Whether a range as the build states it (`^19.0.0`) accepts a version. Ranges of another form are
 * left to the federation plugin, which compares them by itself, though late.
 */
export function accepts(range: string, version: string): boolean {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range);
  if (!wanted) return true;
  const [major = 0, minor = 0, patch = 0] = wanted.slice(1).map(Number);
  const found = /^(\d+)\.(\d+)\.(\d+)(?:\+|$)/.exec(version);
  if (!found) return false;
  const [ownMajor = 0, ownMinor = 0, ownPatch = 0] = found.slice(1).map(Number);
  if (ownMajor !== major) return false;
  // Below 1.0.0 the next number is what may break, and below 0.1.0 the last.
  if (major === 0 && (ownMinor !== minor || (minor === 0 && ownPatch !== patch))) return false;
  return ownMinor > minor || (ownMinor === minor && ownPatch >= patch);
}
