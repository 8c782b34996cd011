import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { APPS, appFolder } from '../project/apps.ts';

/*
 * A remote whose pages depend on data has a renderer: `server/renderer.ts`, which renders documents
 * when the data changes and publishes them as another revision of its build; and `server/main.ts`,
 * the same as a process. Both are bundled with the build, below the app's `.cache`.
 */

export interface RendererOptions {
  /** Folder of the finished build. */
  build: string;
  /** Folder that the publisher serves; the renderer writes it, whole releases at a time. */
  publish: string;
  /** Where it keeps the last good state of its data. */
  memory: string;
  /** What answers `/rest/v1/` where no Supabase project is configured. */
  fetch?: typeof fetch | undefined;
  onEvent?: ((event: RendererEvent) => void) | undefined;
}

/** Something that happened, for the log. */
export type RendererEvent = { event: string } & Record<string, string | number | undefined>;

export interface Renderer {
  /** Reads whether the data changed, and publishes if so. */
  poll(): Promise<void>;
  /** Ends it once what is being written is whole. */
  stop(): Promise<void>;
}

export const rendererModuleSchema = z.object({
  startRenderer: z.custom<(options: RendererOptions) => Promise<Renderer>>(
    (value) => typeof value === 'function',
  ),
});

/** The apps that have a renderer. */
export const RENDERED: readonly string[] = APPS.filter(hasRenderer);

/** Whether an app renders pages from data. */
export function hasRenderer(app: string): boolean {
  return existsSync(join(appFolder(app), 'server/main.ts'));
}

/** A bundled module of an app's renderer. */
export function rendererFile(app: string, name: 'renderer' | 'main'): string {
  return rendererIn(appFolder(app), name);
}

/** The same of an app in a folder of its own. */
export function rendererIn(folder: string, name: 'renderer' | 'main'): string {
  return join(folder, '.cache/renderer', `${name}.mjs`);
}

/** Where a renderer publishes, below its folder. */
export function publishFolder(folder: string, app: string): string {
  return join(folder, app, 'site');
}
