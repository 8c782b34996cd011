import { answerOnRequest } from './answerOnRequest.ts';
import type { DataPages } from './dataPages.ts';
import { startRenderer } from './renderer.ts';
import type { DataRenderer } from './rendererModule.ts';
import { runRenderer } from './runRenderer.ts';

/** The renderer of a remote's pages that are made of data: a process, and what development asks. */
export function defineRenderer<Item, State extends object>(
  pages: DataPages<Item, State>,
): DataRenderer {
  const start: DataRenderer['start'] = (options) => startRenderer(pages, options);
  return {
    start,
    run: () => runRenderer(start),
    answer: (app, path, fetch) => answerOnRequest(pages, app, path, fetch),
  };
}
