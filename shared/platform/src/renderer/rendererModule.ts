import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { APPS, appFolder } from '../project/apps.ts';

/*
 * A remote whose pages depend on data has a renderer: `server/main.ts`, a process that renders
 * documents when the data changes and publishes them as another revision of its build. It is bundled
 * with the build, below the app's `.cache`.
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

/** The apps that have a renderer. */
export const RENDERED: readonly string[] = APPS.filter(hasRenderer);

/** Whether an app renders pages from data. */
export function hasRenderer(app: string): boolean {
  return existsSync(join(appFolder(app), 'server/main.ts'));
}

/** The bundled renderer of an app, by the app's folder. */
export function rendererFile(folder: string): string {
  return join(folder, '.cache/renderer/main.mjs');
}
