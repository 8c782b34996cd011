import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { appFolder } from '../project/apps.ts';
import type { defineRenderer } from './defineRenderer.ts';

/*
 * A remote whose pages depend on data has a program, bundled with its build: `renderer/renderer.ts` says what it consists
 * of, `renderer/main.ts` runs it as a process that publishes documents when the data changes.
 */

/** What `renderer/renderer.ts` of an app exports. */
export const rendererModuleSchema = z.object({
  renderer: z.custom<ReturnType<typeof defineRenderer>>(
    (value) => z.object({ start: z.function(), answer: z.function() }).safeParse(value).success,
  ),
});

/** Whether an app renders pages from data. */
export function hasRenderer(app: string): boolean {
  return existsSync(join(appFolder(app), 'renderer/main.ts'));
}

/** The bundled renderer of an app, by the app's folder. */
export function rendererFile(folder: string): string {
  return join(folder, '.cache/renderer/main.mjs');
}
