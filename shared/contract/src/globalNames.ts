/*
 * Names in stylesheets that the whole document shares: `@keyframes`, `@property`, `@font-face`, `@layer`,
 * `view-transition-name` and their like. Those of a remote begin with its own name: two remotes with a
 * `spin` each would change each other's pages. The build writes them so, and the composer refuses others.
 */

/** Ends the publisher's name: no name of a publisher has it, so `mf-jobs` never owns a name of `mf-jobs-next`. */
const SEPARATOR = '_';

/** A remote's form of a global name: `spin` → `mf-jobs_spin`, `--brand` → `--mf-jobs_brand`. */
export function globalName(remote: string, name: string): string {
  if (isGlobalNameOf(remote, name)) return name;
  const [, dashes = '', rest = ''] = /^(--)?(.*)$/.exec(name) ?? [];
  return `${dashes}${remote}${SEPARATOR}${rest}`;
}

/** Whether a global name is a remote's own. Of a layer within a layer (`mf-jobs_a.b`) the first name counts. */
export function isGlobalNameOf(remote: string, name: string): boolean {
  return name.replace(/^--/, '').startsWith(remote + SEPARATOR);
}
