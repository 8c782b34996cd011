import { rmSync } from 'node:fs';
import type { SiteOptions } from '@site/platform/edge/edge.ts';
import { APPS } from '@site/platform/project/apps.ts';
import { ask } from './ask.ts';
import { edit, type Release, startPublisher, type TestPublisher } from './faultyPublisher.ts';
import { type NameServer, startNameServer } from './nameServer.ts';
import { type OwnEdge, startOwnEdge } from './ownEdge.ts';
import { ownPorts } from './sites.ts';

/** What the status says of one publisher. */
export interface PublisherReport {
  name: string;
  release?: string;
  problem?: string;
  refusal?: { rule: string; why: string };
}

/** A site by host names whose publishers do what a test tells them. */
export interface FaultySite {
  edge: OwnEdge;
  names: NameServer;
  publisher(name: string): TestPublisher;
  get(path: string): Promise<Response>;
  statusOf(path: string): Promise<number>;
  reportOn(name: string): Promise<PublisherReport | undefined>;
  /** Begins again with an empty store, and publishers as they are now. */
  beginAgain(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it; `place` is where its ports lie among those of other tests. */
export async function startFaultySite(
  place: number,
  options: Partial<SiteOptions> = {},
): Promise<FaultySite> {
  const names = await startNameServer();
  const publishers = new Map<string, TestPublisher>();
  for (const app of APPS) publishers.set(app, await startPublisher(app));
  const edge = await startOwnEdge(ownPorts(place), {
    resolver: names.address,
    locationOf: (app) => `http://${hostOf(app)}:${publishers.get(app)?.port}/${app}`,
    without: APPS,
    ...options,
  });
  const get = (path: string) => ask(edge.address + path);
  return {
    edge,
    names,
    get,
    publisher(name) {
      const found = publishers.get(name);
      if (!found) throw new Error(`There is no publisher ${name}.`);
      return found;
    },
    async statusOf(path) {
      const answer = await get(path);
      await answer.arrayBuffer();
      return answer.status;
    },
    async reportOn(name) {
      const answer = await get('/status.json');
      if (!answer.ok) return undefined;
      const status: { publishers: PublisherReport[] } = await answer.json();
      return status.publishers.find((publisher) => publisher.name === name);
    },
    async beginAgain() {
      await edge.stop('composer');
      for (const part of ['site', 'blobs', 'releases', 'state.json', 'published.json'])
        rmSync(`${edge.store}/${part}`, { recursive: true, force: true });
      await edge.start('composer');
    },
    async stop() {
      await edge.stopAll();
      await names.stop();
      await Promise.all([...publishers.values()].map((publisher) => publisher.kill()));
    },
  };
}

/** The name of a publisher's host. */
export function hostOf(app: string): string {
  return `${app}.site.test`;
}

/** A release that can be seen on `/vagas`, whether it is the jobs remote's or the shell's. */
export function marked(mark: string) {
  return (release: Release) => {
    const file = release.manifest.name === 'shell' ? 'parts/footer.html' : 'pages/vagas.html';
    edit(release, file, (html) =>
      file.startsWith('parts') ? `${html}<!--${mark}-->` : html.replace('</h1>', ` ${mark}</h1>`),
    );
  };
}
