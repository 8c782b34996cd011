import {
  type SiteOptions,
  startComposerOf,
  startEdgeOf,
  startPublisherOf,
} from '@site/platform/edge/edge.ts';
import { APPS } from '@site/platform/project/apps.ts';

const PORTS = { edge: 8790, publishers: 8791 };

/** Starts publishers, composer and edge over the builds of this repository; needs nginx. */
export async function startRealSite(options: Pick<SiteOptions, 'runFolder' | 'rootOf'>) {
  const all: SiteOptions = { ...options, ports: PORTS, backend: 'http://127.0.0.1:9/' };
  const running = await Promise.all(APPS.map((app) => startPublisherOf(app, all)));
  running.push(await startComposerOf(all), await startEdgeOf(all));
  return {
    address: `http://127.0.0.1:${PORTS.edge}`,
    stop: async () => void (await Promise.all(running.map((part) => part.stop()))),
  };
}
