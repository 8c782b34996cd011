import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import {
  renderedFolder,
  type SiteOptions,
  startComposerOf,
  startEdgeOf,
  startPublisherOf,
  startRendererOf,
} from '@site/platform/edge/edge.ts';
import type { Running } from '@site/platform/edge/startProcess.ts';
import { APPS, distFolder } from '@site/platform/project/apps.ts';

const JOBS = 'mf-jobs';

/** A short interval: tests wait dozens of times until a release is active. */
const POLL_MS = '200';

/** An edge with composer and publishers that a test may take apart. */
export type OwnEdge = Awaited<ReturnType<typeof startOwnEdge>>;

export interface OwnEdgeOptions extends Partial<SiteOptions> {
  /** Parts that are not started. */
  without?: readonly string[];
  /** Pages of the jobs remote are made of what is at `backend`. */
  isRendered?: boolean;
}

/** Starts a site of a test's own, with an empty store, on the containers' configuration. */
export async function startOwnEdge(
  ports: SiteOptions['ports'],
  { without = [], isRendered = false, ...more }: OwnEdgeOptions = {},
) {
  const runFolder = more.runFolder ?? temporaryFolder('edge-');
  // Each nginx worker checks its open files by itself, after a second: with one worker, no older file is served later.
  const settings = { POLL_MS, WORKERS: '1', ...more.settings };
  const backend = more.backend ?? 'http://127.0.0.1:9/';
  const options: SiteOptions = { ports, ...more, backend, settings, runFolder };
  const { rootOf = distFolder } = more;
  if (isRendered)
    options.rootOf = (app) => (app === JOBS ? renderedFolder(app, { runFolder }) : rootOf(app));
  const running = new Map<string, Running>();
  const start = async (part: string) => {
    running.set(part, await startPart(part, options));
  };
  const { apps = APPS } = options;
  // Each row needs the rows before it: publishers need the rendered pages, the edge the composer's maps.
  for (const row of [isRendered ? ['renderer'] : [], apps, ['composer'], ['edge']])
    await Promise.all(row.filter((part) => !without.includes(part)).map(start));
  return {
    address: `http://localhost:${ports.edge}`,
    /** The composer's folder. */
    store: join(runFolder, 'store'),
    /** Starts a part again: a publisher by its name, `renderer`, `composer`, or `edge`. */
    start,
    stop: async (part: string) => running.get(part)?.stop(),
    async stopAll() {
      await Promise.all([...running.values()].map((part) => part.stop()));
    },
  };
}

function startPart(part: string, options: SiteOptions): Promise<Running> {
  if (part === 'renderer') return startRendererOf(JOBS, options);
  if (part === 'composer') return startComposerOf(options);
  return part === 'edge' ? startEdgeOf(options) : startPublisherOf(part, options);
}
