import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from '@site/supabase/testing/cluster.ts';
import * as z from 'zod';
import { ROOT } from '../project/apps.ts';
import { UserError } from '../project/errors.ts';
import { ask } from '../testing/ask.ts';
import { type NameServer, startNameServer } from '../testing/nameServer.ts';
import { type BuildOptions, buildImage } from './buildImage.ts';
import { parseDockerfile } from './dockerfile.ts';
import type { Compose, Service } from './readCompose.ts';
import {
  execIn,
  isHealthy,
  localize,
  type Place,
  prepareFolders,
  runTask,
  startService,
} from './runService.ts';
import { startPostgres, startPostgrest } from './standIns.ts';

const POSTGRES = 'postgres';
const POSTGREST = 'postgrest';
/** Images of others, which cannot be had without an engine. */
const FOREIGN = [POSTGRES, POSTGREST, 'caddy'];
const PATIENCE_MS = 120_000;

export interface RunningSite {
  /** As in `http://127.77.0.1:8080`. */
  address: string;
  places: Map<string, Place>;
  /** What a command in a running service says. */
  exec(name: string, command: string): Promise<string>;
  stopService(name: string): Promise<void>;
  /** Resolves when it is healthy. */
  startService(name: string): Promise<void>;
  stop(): Promise<void>;
}

export interface RunOptions extends Omit<BuildOptions, 'stages'> {
  compose: Compose;
  /** Hears how far it is. */
  onStep(step: string): void;
}

/**
 * Starts what the configuration starts, in its order: the same commands with the same environment,
 * each service at an address of its own, names known to those alone who share a network.
 * @throws UserError when a part fails or never becomes healthy.
 */
export async function runSite(options: RunOptions): Promise<RunningSite> {
  const places = await buildPlaces(options);
  const parts = new Parts(places, options.onStep);
  try {
    for (const name of inOrder(options.compose.services)) await parts.start(name);
    await parts.untilHealthy();
    const address = `http://${placeOf(places, 'edge').address}:8080`;
    await untilComposed(address);
    return {
      address,
      places,
      stop: () => parts.stopAll(),
      exec: (name, command) => execIn(placeOf(places, name), command),
      stopService: (name) => parts.stop(name),
      async startService(name) {
        await parts.start(name);
        await parts.untilHealthy();
      },
    };
  } catch (error) {
    await parts.stopAll();
    throw error;
  }
}

async function buildPlaces(options: RunOptions): Promise<Map<string, Place>> {
  const { compose, folder, onStep } = options;
  const stages = parseDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
  const places = new Map<string, Place>();
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  for (const [name, service] of Object.entries(compose.services)) {
    const { build } = service;
    const image = build
      ? await buildImage(build.target, build.args, { ...options, stages })
      : NO_IMAGE;
    const address = `127.77.0.${places.size + 1}`;
    places.set(name, { name, service, image, address, volumes: join(folder, 'volumes') });
    onStep(`built ${name}`);
  }
  return places;
}

/** The running services. */
class Parts {
  private readonly places: ReadonlyMap<string, Place>;
  private readonly onStep: (step: string) => void;
  private readonly running = new Map<string, ChildProcess>();
  private readonly nameServers: NameServer[] = [];
  private cluster: Cluster | undefined;
  private rest: { stop(): Promise<void> } | undefined;

  constructor(places: ReadonlyMap<string, Place>, onStep: (step: string) => void) {
    this.places = places;
    this.onStep = onStep;
  }

  async start(name: string): Promise<void> {
    const place = placeOf(this.places, name);
    if (name === POSTGRES) this.cluster = startPostgres(place);
    else if (name === POSTGREST && this.cluster) {
      this.rest = await startPostgrest(place, placeOf(this.places, POSTGRES), this.cluster);
    } else if (place.service.restart === 'no') {
      prepareFolders(place, undefined);
      await runTask(place, taskEnvironment(place, this.places));
    } else if (!FOREIGN.includes(name)) await this.startOwn(place);
    this.onStep(`started ${name}`);
  }

  async stop(name: string): Promise<void> {
    const child = this.running.get(name);
    this.running.delete(name);
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.running.keys()].map((name) => this.stop(name)));
    await this.rest?.stop();
    this.cluster?.stop();
    await Promise.all(this.nameServers.map((server) => server.stop()));
  }

  async untilHealthy(): Promise<void> {
    for (const [name, child] of this.running) await untilHealthy(placeOf(this.places, name), child);
  }

  private async startOwn(place: Place): Promise<void> {
    const owner = ownerOf(place.service, place.image.user);
    prepareFolders(place, owner);
    const names = await startNameServer((asked) => addressFor(place, asked, this.places));
    this.nameServers.push(names);
    const more = { RESOLVER: names.address, ...withAddresses(place, this.places) };
    const { child, said } = startService(place, more, owner);
    this.running.set(place.name, child);
    child.once('exit', (code) => {
      if (code) this.onStep(`${place.name} ended: ${said()}`);
    });
  }
}

const statusSchema = z.object({
  publishers: z.array(z.object({ release: z.string().optional() })),
});

/** Healthy means that there is a site; this, that every publisher's release is on it. */
async function untilComposed(address: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const status: unknown = await (await ask(`${address}/status.json`)).json();
    const { publishers } = statusSchema.parse(status);
    if (publishers.every(({ release }) => release)) return;
    if (Date.now() > deadline) throw new UserError(`Not on stage: ${JSON.stringify(status)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const NO_IMAGE = {
  root: '/nowhere',
  env: {},
  workdir: '/',
  user: 'root',
  command: [],
  entrypoint: [],
  healthcheck: undefined,
};

function placeOf(places: ReadonlyMap<string, Place>, name: string): Place {
  const place = places.get(name);
  if (!place) throw new UserError(`docker-compose.yml starts no service called ${name}.`);
  return place;
}

/** Docker's name server tells a container of those that share a network with it, and of nobody else. */
function addressFor(
  { service }: Place,
  asked: string,
  places: ReadonlyMap<string, Place>,
): string | undefined {
  const other = places.get(asked);
  const isShared = other?.service.networks.some((network) => service.networks.includes(network));
  return isShared ? other?.address : undefined;
}

/** Who asks no name server of ours is given addresses instead of names. */
function withAddresses(place: Place, places: ReadonlyMap<string, Place>): Record<string, string> {
  if (['edge', 'composer'].includes(place.name)) return {};
  const known = Object.entries(place.service.environment).map(([name, value]) => {
    const address = value.replace(
      /^http:\/\/([a-z-]+):/,
      (whole, asked) => `http://${addressFor(place, asked, places) ?? whole.slice(7, -1)}:`,
    );
    return [name, localize(address, place)];
  });
  return Object.fromEntries(known);
}

/** What is elsewhere on this machine than in the image. */
function taskEnvironment(place: Place, places: ReadonlyMap<string, Place>): Record<string, string> {
  const supabase = join(place.image.root, 'supabase');
  const isRoot = process.getuid?.() === 0;
  return {
    ROLES_FILE: join(supabase, 'postgres/roles.sql'),
    MIGRATIONS_FOLDER: join(supabase, 'migrations'),
    ...(place.service.environment.PGHOST
      ? { PGHOSTADDR: placeOf(places, place.service.environment.PGHOST).address }
      : {}),
    ...(isRoot ? {} : { DATABASE_OWNER: '', POSTGREST_OWNER: '' }),
  };
}

/** Only root can start somebody else's processes; who is not root runs them all as itself. */
function ownerOf(service: Service, imageUser: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid = '', gid = uid] = (
    service.user ??
    { site: '1000', node: '1000' }[imageUser] ??
    ''
  ).split(':');
  if (!uid) throw new UserError(`Somebody would run as root: ${imageUser}.`);
  return { uid: Number(uid), gid: Number(gid) };
}

/** Services behind those that they wait for. */
function inOrder(services: Record<string, Service>): string[] {
  const order: string[] = [];
  const visit = (name: string) => {
    if (order.includes(name)) return;
    for (const before of Object.keys(services[name]?.depends_on ?? {})) visit(before);
    order.push(name);
  };
  for (const name of Object.keys(services)) visit(name);
  return order;
}

async function untilHealthy(place: Place, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isHealthy(place))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new UserError(`${place.name} never became healthy.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
