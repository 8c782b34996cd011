import * as z from 'zod/mini';
import { CONTRACT_VERSION } from './version.ts';

/* Not in manifest.ts: every visitor's browser would create its many schemas. */

/** A contract version that is understood here: this one, or the one before. */
export const understoodContract = z.literal([CONTRACT_VERSION, CONTRACT_VERSION - 1]);

/** Name of a publisher: its folder, its path at the edge, its `identifierPrefix`. */
export const publisherName = z.string().check(z.regex(/^(mf-[a-z][a-z0-9-]*|shell)$/));
