import type { Parts } from '@site/contract/placeholders.ts';
import * as z from 'zod';

/** Addresses of what the shell's head refers to; the shell's build passes them to its render. */
export interface ShellAssets {
  /** Names the build in reports of errors; empty while developing. */
  build: string;
  /** The module that starts the page. */
  entry: string;
  stylesheet: string;
  /** The entry and all that it imports, each after what it imports itself. */
  modules: string[];
}

/** What `shell/src/server/parts.tsx` exports, once loaded. */
export const shellModuleSchema = z.object({
  renderParts: z.custom<(assets: ShellAssets) => Parts>((value) => typeof value === 'function'),
  /** What the runtime of this build offers remotes. */
  runtime: z.array(z.string()),
  /** Old path → new path. */
  redirects: z.record(z.string(), z.string()),
});
