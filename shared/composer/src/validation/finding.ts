/** Which promise was broken. */
export type Rule =
  | 'manifest'
  | 'contract'
  | 'files'
  | 'budget'
  | 'types'
  | 'document'
  | 'policy'
  | 'placeholders'
  | 'scripts'
  | 'styles'
  | 'shared-packages'
  | 'runtime'
  | 'paths'
  | 'immutable'
  | 'shell'
  | 'search'
  | 'module'
  | 'page';

/** One broken promise of a publisher. */
export interface Finding {
  publisher: string;
  /** The file that breaks it, relative to the build. */
  file: string;
  rule: Rule;
  /** What was found and what was expected. */
  message: string;
}

/** A broken promise; the manifest breaks it where no file is named. */
export function finding(
  { name: publisher }: { name: string },
  rule: Rule,
  message: string,
  file = 'manifest.json',
): Finding {
  return { publisher, file, rule, message };
}

/** One line for people: `mf-rentals · pages/x.html · placeholders: …`. */
export function formatFinding({ publisher, file, rule, message }: Finding): string {
  return `${publisher} · ${file} · ${rule}: ${message}`;
}
