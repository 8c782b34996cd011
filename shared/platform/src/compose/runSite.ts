import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from '@site/supabase/postgres/cluster.ts';
import * as z from 'zod';
import { ROOT } from '../project/apps.ts';
import { UserError } from '../project/errors.ts';
import { type NameServer, startNameServer } from '../testing/nameServer.ts';
import { type BuildOptions, buildImage } from './buildImage.ts';
import { parseDockerfile } from './dockerfile.ts';
import type { Compose, Service } from './readCompose.ts';
import { isHealthy, type Place, prepareFolders, runTask, startService } from './runService.ts';
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
    // A volume's folder of its own for each image: they meet in volumes alone.
    places.set(name, { name, service, image, address, volumes: join(folder, 'volumes') });
    onStep(`built ${name}`);
  }
  const running = new Map<string, ChildProcess>();
  const nameServers: NameServer[] = [];
  let cluster: Cluster | undefined;
  let rest: { stop(): Promise<void> } | undefined;

  const startOne = async (name: string) => {
    const place = placeOf(places, name);
    if (name === POSTGRES) cluster = startPostgres(place);
    else if (name === POSTGREST && cluster) {
      rest = await startPostgrest(place, placeOf(places, POSTGRES), cluster);
    } else if (place.service.restart === 'no') {
      prepareFolders(place, undefined);
      await runTask(place, taskEnvironment(place, places));
    } else if (!FOREIGN.includes(name)) {
      const owner = ownerOf(place.service, place.image.user);
      prepareFolders(place, owner);
      const names = await startNameServer((asked) => addressFor(place, asked, places));
      nameServers.push(names);
      const { child, said } = startService(place, { RESOLVER: names.address }, owner);
      running.set(name, child);
      child.once('exit', (code) => {
        if (code) onStep(`${name} ended: ${said()}`);
      });
    }
    onStep(`started ${name}`);
  };
  const stopOne = async (name: string) => {
    const child = running.get(name);
    running.delete(name);
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  };
  const stop = async () => {
    await Promise.all([...running.keys()].map(stopOne));
    await rest?.stop();
    cluster?.stop();
    await Promise.all(nameServers.map((server) => server.stop()));
  };
  try {
    for (const name of inOrder(compose.services)) await startOne(name);
    for (const [name, child] of running) await untilHealthy(placeOf(places, name), child);
    const edge = placeOf(places, 'edge');
    const address = `http://${edge.address}:8080`;
    await untilComposed(address);
    const startAgain = async (name: string) => {
      await startOne(name);
      const child = running.get(name);
      if (child) await untilHealthy(placeOf(places, name), child);
    };
    return { address, places, stop, stopService: stopOne, startService: startAgain };
  } catch (error) {
    await stop();
    throw error;
  }
}

const statusSchema = z.object({
  publishers: z.array(z.object({ release: z.string().optional() })),
});

/** Healthy means that there is a site; this, that every publisher's release is on it. */
async function untilComposed(address: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const status: unknown = await (await fetch(`${address}/status.json`)).json();
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
