import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { APPS, appFolder, distFolder, ELSEWHERE, ROOT } from '../project/apps.ts';
import { UserError } from '../project/errors.ts';
import { publishFolder, rendererIn } from '../renderer/rendererModule.ts';
import { type Running, startEdge, startPublisher } from './nginx.ts';

/** Where each part listens: the shell on `publishers`, the remotes behind it in their order. */
export interface SitePorts {
  edge: number;
  publishers: number;
}

export interface SiteOptions {
  ports: SitePorts;
  /** Address below which tables are read, with a slash at its end. */
  backend: string;
  /** Folder of everything that is written: the composer's store, nginx's prefixes. */
  runFolder: string;
  /** Who publishes; every app of this repository by default. */
  apps?: readonly string[] | undefined;
  /** Folder of an app whose renderer is started, if it is none of this repository. */
  folderOf?: ((app: string) => string) | undefined;
  /** Folder of an app's build; its own `dist` by default. */
  rootOf?: ((app: string) => string) | undefined;
  /** Where the composer finds a publisher, if elsewhere than at its port of this machine. */
  locationOf?: ((app: string, port: number) => string) | undefined;
  /** Name server that composer and edge ask, as in `127.0.0.1:5300`. */
  resolver?: string | undefined;
  /** How often the composer asks its publishers, in milliseconds; each second by default. */
  roundMs?: number | undefined;
  /** Hears what the composer says, as it says it. */
  onComposerSays?: ((text: string) => void) | undefined;
  /** The same of the renderers. */
  onRendererSays?: ((text: string) => void) | undefined;
}

/** Folder for what `npm run edge` writes. */
export const RUN_FOLDER = join(ROOT, '.cache/edge');

/** The port of a publisher. */
export function portOf(app: string, ports: SitePorts, apps = APPS): number {
  return ports.publishers + apps.indexOf(app);
}

/** Starts one publisher's server. */
export function startPublisherOf(app: string, options: SiteOptions): Promise<Running> {
  const { ports, apps, runFolder, rootOf = distFolder } = options;
  return startPublisher(app, {
    port: portOf(app, ports, apps),
    root: rootOf(app),
    prefix: join(runFolder, app),
  });
}

/** Where the renderer of an app publishes: its publisher's root. */
export function renderedFolder(app: string, { runFolder }: Pick<SiteOptions, 'runFolder'>): string {
  return publishFolder(join(runFolder, 'rendered'), app);
}

/**
 * Starts an app's renderer as a process of its own, and again when it ends because the build is
 * another; resolves when it has published for the first time.
 */
export async function startRendererOf(app: string, options: SiteOptions): Promise<Running> {
  const { backend, folderOf = appFolder, onRendererSays } = options;
  const publish = renderedFolder(app, options);
  let isStopped = false;
  const start = () => {
    const child = spawn(process.execPath, [rendererIn(folderOf(app), 'main')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        BUILD: join(folderOf(app), 'dist'),
        PUBLISH: publish,
        MEMORY: '',
        BACKEND: backend,
      },
    });
    child.stdout?.on('data', (chunk) => onRendererSays?.(String(chunk)));
    child.once('exit', (code) => {
      if (!isStopped && code === 0) running = start();
    });
    return child;
  };
  let running = start();
  await untilSays(running, '"event":"ready"');
  return {
    get pid() {
      return running.pid ?? 0;
    },
    stop() {
      isStopped = true;
      return stop(running);
    },
  };
}

/** Starts the edge over the composer's output. */
export function startEdgeOf({
  ports,
  runFolder,
  backend,
  resolver,
}: SiteOptions): Promise<Running> {
  return startEdge({
    port: ports.edge,
    site: join(runFolder, 'store/site'),
    prefix: join(runFolder, 'nginx'),
    backend,
    resolver,
  });
}

/** Starts the composer as a process of its own; resolves when it went round for the first time. */
export async function startComposerOf(options: SiteOptions): Promise<Running> {
  const { ports, apps = APPS, runFolder, resolver = '', roundMs = '' } = options;
  const locationOf =
    options.locationOf ?? ((app: string, port: number) => `http://127.0.0.1:${port}/${app}`);
  const file = join(runFolder, 'publishers.json');
  const here = apps.map((app) => [app, locationOf(app, portOf(app, ports, apps))]);
  const locations = { ...Object.fromEntries(here), ...(options.apps ? {} : ELSEWHERE) };
  mkdirSync(runFolder, { recursive: true });
  writeFileSync(file, JSON.stringify(locations, null, 2));
  const child = spawn(process.execPath, [join(import.meta.dirname, '../composer/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      STORE: join(runFolder, 'store'),
      PUBLISHERS: file,
      RESOLVER: resolver,
      ROUND_MS: String(roundMs),
    },
  });
  child.stdout?.on('data', (chunk) => options.onComposerSays?.(String(chunk)));
  await untilSays(child, '"event":"went round"');
  return { pid: child.pid ?? 0, stop: () => stop(child) };
}

function untilSays(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-10_000);
      if (said.includes(text)) resolve();
    });
    child.once('exit', () => reject(new UserError(`${child.spawnargs[1]} did not start: ${said}`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  child.kill('SIGTERM');
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
