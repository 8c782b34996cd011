/*
 * Names in stylesheets that have the whole document as their scope, whatever rule stands around them: `@keyframes`,
 * `@property`, `@font-face`, `@layer`, `@counter-style`, `view-transition-name` and their like. Two remotes with a
 * `spin` each would change each other's pages, and the shell's header. A remote's names begin with its own name; the
 * shell's have no such beginning. The build writes them so, and the composer refuses others.
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
