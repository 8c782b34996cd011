import type { Visit } from './measure.ts';
import type { Variant } from './variants.ts';

/** All visits of one variant to one page. */
export interface Row {
  path: string;
  variant: Variant;
  visits: Visit[];
}

/** The median of a paint over all visits, in milliseconds. */
export function medianOf({ visits }: Row, key: 'fcp' | 'lcp'): number {
  return median(visits.map((visit) => visit[key]));
}

/** The median of some numbers; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}
