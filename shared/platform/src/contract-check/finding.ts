/** Which promise was broken. */
export type Rule =
  | 'manifest'
  | 'document'
  | 'includes'
  | 'assets'
  | 'entry'
  | 'module'
  | 'runtime'
  | 'shared-versions'
  | 'path-claimed-twice';

/** One broken promise of a remote. */
export interface Finding {
  remote: string;
  /** The file that breaks it, relative to the remote's build. */
  file: string;
  rule: Rule;
  /** What was found and what was expected. */
  message: string;
}

/** One line for people: `mf-rentals · pages/x.html · includes: …`. */
export function formatFinding({ remote, file, rule, message }: Finding): string {
  return `${remote} · ${file} · ${rule}: ${message}`;
}
