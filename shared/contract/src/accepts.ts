/** Whether a range as builds state it (`^19.0.0`) accepts a version; one of another form accepts all. */
export function accepts(range: string, version: string): boolean {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range);
  if (!wanted) return true;
  const [major = 0, minor = 0, patch = 0] = wanted.slice(1).map(Number);
  const found = /^(\d+)\.(\d+)\.(\d+)(?:\+|$)/.exec(version);
  if (!found) return false;
  const [ownMajor = 0, ownMinor = 0, ownPatch = 0] = found.slice(1).map(Number);
  if (ownMajor !== major) return false;
  // Below 1.0.0 a new minor version may break, and below 0.1.0 a new patch version.
  if (major === 0 && (ownMinor !== minor || (minor === 0 && ownPatch !== patch))) return false;
  return ownMinor > minor || (ownMinor === minor && ownPatch >= patch);
}
