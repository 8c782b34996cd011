import { createSocket } from 'node:dgram';
import { rmSync } from 'node:fs';
import { portOf, type SiteOptions } from '@site/platform/edge/edge.ts';
import { APPS } from '@site/platform/project/apps.ts';
import { decode, encode } from 'dns-packet';
import { ask } from './ask.ts';
import { edit, type Release, startPublisher, type TestPublisher } from './faultyPublisher.ts';
import { type OwnEdge, startOwnEdge } from './ownEdge.ts';
import { ownPorts, statusOf } from './sites.ts';

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
  const ports = ownPorts(place);
  for (const app of APPS) publishers.set(app, await startPublisher(app, portOf(app, ports)));
  const edge = await startOwnEdge(ports, {
    locationOf: (app, port) => `http://${hostOf(app)}:${port}/${app}`,
    without: APPS,
    ...options,
    settings: { RESOLVER: names.address, ...options.settings },
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
      const answer = await ask(`${statusOf(edge.address)}/status.json`);
      if (!answer.ok) return undefined;
      const status: { publishers: PublisherReport[] } = await answer.json();
      return status.publishers.find((publisher) => publisher.name === name);
    },
    async beginAgain() {
      // The edge, too: for a second it sends what it has open.
      const parts = ['composer', 'edge'];
      await Promise.all(parts.map(edge.stop));
      for (const part of ['site', 'generations', 'status', 'blobs', 'releases', 'state.json'])
        rmSync(`${edge.store}/${part}`, { recursive: true, force: true });
      await Promise.all(parts.map(edge.start));
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

/** A name server that knows the names of a test, as Docker's knows those of its containers. */
interface NameServer {
  /** As in `127.0.0.1:5300`. */
  address: string;
  /** Names that do not resolve now. */
  gone: Set<string>;
  /** Names that get no answer at all, as Docker's server gives none for a stopped container. */
  silent: Set<string>;
  stop(): Promise<void>;
}

/** Starts it: every name below `.site.test` is this machine. */
function startNameServer(): Promise<NameServer> {
  const gone = new Set<string>();
  const silent = new Set<string>();
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const query = decode(message);
    const [question] = query.questions ?? [];
    const name = question?.name ?? '';
    if (silent.has(name)) return;
    const isKnown = name.endsWith('.site.test') && !gone.has(name);
    const reply = encode({
      type: 'response',
      id: query.id ?? 0,
      flags: 0x8180 | (isKnown ? 0 : 3),
      questions: query.questions ?? [],
      answers:
        isKnown && question?.type === 'A' ? [{ type: 'A', name, ttl: 1, data: '127.0.0.1' }] : [],
    });
    socket.send(reply, from.port, from.address);
  });
  return new Promise((resolve) => {
    socket.bind(0, '127.0.0.1', () => {
      const stop = () => new Promise<void>((done) => socket.close(() => done()));
      resolve({ address: `127.0.0.1:${socket.address().port}`, gone, silent, stop });
    });
  });
}
