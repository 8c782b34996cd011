import type { Manifest } from '@site/contract/manifest.ts';
import type { Finding } from '../validation/finding.ts';

/** A release that broke promises; without manifest where that itself is the matter. */
export interface Refusal {
  findings: readonly Finding[];
  manifest?: Manifest | undefined;
  /** What its own files break, whatever else is active. */
  contents: readonly Finding[];
  /** When it was refused first. */
  since: string;
}
