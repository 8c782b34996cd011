import type { Consent } from '@site/runtime';
import * as z from 'zod/mini';

const earlySchema = z.enum(['accepted-all', 'essential-only']);

/**
 * What the visitor chose before scripts were here: the head's script notes it on the page and
 * stores it. Handed over once, so that it counts where storage refuses, too.
 */
export function takeEarlyChoice(): Consent | null {
  const { dataset } = document.documentElement;
  const parsed = earlySchema.safeParse(dataset.earlyConsent);
  delete dataset.earlyConsent;
  return parsed.success ? { choice: parsed.data } : null;
}
