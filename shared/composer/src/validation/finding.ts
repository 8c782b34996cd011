import type { Manifest } from '@site/contract/manifest.ts';

export type Rule =
  | 'manifest'
  | 'contract'
  | 'files'
  | 'budget'
  | 'types'
  | 'document'
  | 'fragment'
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

export interface Finding {
  publisher: string;
  /** The file that breaks it, relative to the build. */
  file: string;
  rule: Rule;
  message: string;
}

/** A release that breaks a rule; without manifest where that could not be read. */
export interface Refusal {
  findings: readonly Finding[];
  manifest?: Manifest | undefined;
  /** Why visitors do not see it though it keeps the contract, as on a full disk: it is downloaded again. */
  unpublished?: string;
  since: string;
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
