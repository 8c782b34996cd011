import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { APPS, appFolder } from '../project/apps.ts';
import type { DocumentParts } from '../render/pageDocument.ts';

/*
 * A remote whose pages depend on data has a program of its own, `renderer/`: a process that renders
 * documents when the data changes and publishes them as another revision of its build.
 * `renderer/renderer.ts` says what it consists of, `renderer/main.ts` runs it; it is bundled with the
 * build, below the app's `.cache`.
 */

export interface RendererOptions {
  /** Folder of the finished build. */
  build: string;
  /**
   * Folder that the publisher serves; the renderer writes it, whole releases at a time. Beside it the last
   * good state of the data is kept.
   */
  publish: string;
  /** Address below which tables are read, and how, if the site has no Supabase project. */
  backend?: string | undefined;
  fetch?: typeof fetch | undefined;
  onEvent?: ((event: RendererEvent) => void) | undefined;
}

/** Something that happened, for the log. */
export type RendererEvent = { event: string } & Record<string, string | number | undefined>;

/** What an app with a renderer has at a path while developing: a page, or a file. */
export type DataAnswer = Omit<DocumentParts, 'assets'> | Response;

/** What `renderer/renderer.ts` of an app exports as `renderer`. */
export interface DataRenderer {
  /** Publishes for the first time; `poll` reads whether the data changed, and publishes if so. */
  start(options: RendererOptions): Promise<{ poll(): Promise<void> }>;
  /** The same as a process, with its settings from the environment. */
  run(): Promise<void>;
  /** What is at a path, made of what the database says just now. */
  answer(app: string, path: string, ask: typeof fetch): Promise<DataAnswer | undefined>;
}

export const rendererModuleSchema = z.object({
  renderer: z.custom<DataRenderer>(
    (value) => z.object({ start: z.function(), answer: z.function() }).safeParse(value).success,
  ),
});

/** The apps that have a renderer. */
export const RENDERED: readonly string[] = APPS.filter(hasRenderer);

/** Whether an app renders pages from data. */
export function hasRenderer(app: string): boolean {
  return existsSync(join(appFolder(app), 'renderer/main.ts'));
}

/** The bundled renderer of an app, by the app's folder. */
export function rendererFile(folder: string): string {
  return join(folder, '.cache/renderer/main.mjs');
}
