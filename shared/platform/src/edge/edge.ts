import { join } from 'node:path';
import { APPS, appFolder, distFolder, ELSEWHERE, ROOT } from '../project/apps.ts';
import { replaceFile } from '../project/buildFiles.ts';
import { hasRenderer, rendererFile } from '../renderer/rendererModule.ts';
import { assertFree } from '../server/listen.ts';
import { type Running, startProcess } from './startProcess.ts';

export interface SiteOptions {
  /** Where each part listens: the shell on `publishers`, the remotes behind it in their order. */
  ports: { edge: number; publishers: number };
  /** Address below which tables are read, with a slash at its end. */
  backend: string;
  /** Folder of everything that is written: the composer's store, nginx's prefixes. */
  runFolder: string;
  /** The publishers; every app of this repository by default. */
  apps?: readonly string[] | undefined;
  /** Folder of an app whose renderer is started, if it is none of this repository. */
  folderOf?: ((app: string) => string) | undefined;
  /** Folder of an app's build; its own `dist` by default. */
  rootOf?: ((app: string) => string) | undefined;
  /** Variables of composer and edge besides, as `docs/configuration.md` has them. */
  settings?: Readonly<Record<string, string>> | undefined;
  onLog?: ((text: string) => unknown) | undefined;
}

type RendererSite = Pick<SiteOptions, 'backend' | 'runFolder' | 'folderOf' | 'onLog'>;
type EdgeSite = Omit<SiteOptions, 'ports'> & { ports: { edge: number } };

export const RUN_FOLDER = join(ROOT, '.cache/edge');

export function portOf(app: string, ports: SiteOptions['ports'], apps = APPS): number {
  return ports.publishers + apps.indexOf(app);
}

/** The ports of `npm run edge`; that of the status, which every edge has, is apart from all ports of sites. */
export const portsOf = (edge: number) => {
  return { edge, backend: edge + 9, publishers: edge + 10, status: edge + 300 };
};

export function startPublisherOf(app: string, options: SiteOptions): Promise<Running> {
  const { ports, apps, runFolder, rootOf = distFolder } = options;
  const env = { NAME: app, ROOT: rootOf(app), PREFIX: join(runFolder, app) };
  return startNginx(app, 'start-publisher.sh', portOf(app, ports, apps), env);
}

export function renderedFolder(app: string, { runFolder }: Pick<SiteOptions, 'runFolder'>): string {
  return join(runFolder, 'rendered', app, 'site');
}

/** Starts an app's renderer as a process of its own; resolves when it has published for the first time. */
export function startRendererOf(app: string, options: RendererSite): Promise<Running> {
  const { backend, folderOf = appFolder, onLog } = options;
  const build = join(folderOf(app), 'dist');
  return startProcess({
    name: `The renderer of ${app}`,
    command: [process.execPath, rendererFile(folderOf(app))],
    env: { BUILD: build, PUBLISH: renderedFolder(app, options), BACKEND: backend },
    isReady: (log) => log.includes('"event":"ready"'),
    onLog,
  });
}

/** Starts every renderer, until `opened` ends; returns where each publishes, by app. */
export async function startRenderers(opened: AsyncDisposableStack, options: RendererSite) {
  const rendered = APPS.filter(hasRenderer);
  for (const { stop } of await Promise.all(rendered.map((app) => startRendererOf(app, options))))
    opened.defer(stop);
  return Object.fromEntries(rendered.map((app) => [app, renderedFolder(app, options)]));
}

/** Starts publishers, composer and edge, until `opened` ends. */
export async function startSite(opened: AsyncDisposableStack, options: SiteOptions): Promise<void> {
  for (const app of APPS) opened.defer((await startPublisherOf(app, options)).stop);
  for (const start of [startComposerOf, startEdgeOf]) opened.defer((await start(options)).stop);
}

export function startEdgeOf({ ports, runFolder, backend, settings, onLog }: EdgeSite) {
  const env = {
    STATUS_PORT: String(portsOf(ports.edge).status),
    SITE: join(runFolder, 'store/site'),
    PREFIX: join(runFolder, 'nginx'),
    BACKEND: backend,
    RESOLVER: '127.0.0.1',
    ...settings,
  };
  return startNginx('The edge', 'start-edge.sh', ports.edge, env, onLog);
}

/** Starts an nginx by the script of its container; resolves when it listens. */
async function startNginx(
  name: string,
  script: string,
  port: number,
  env: Record<string, string>,
  onLog?: SiteOptions['onLog'],
): Promise<Running> {
  await assertFree(port);
  // Started by root, workers would run as the user `nobody` and could not read the builds.
  const NGINX_USER = process.getuid?.() === 0 ? 'user root;' : '';
  return startProcess({
    name: `${name} on port ${port}`,
    command: ['sh', join(ROOT, 'shared/edge/nginx', script)],
    env: { ...env, PORT: String(port), NGINX_USER },
    isReady: () => fetch(`http://127.0.0.1:${port}/health`).then(Boolean, () => false),
    onLog,
  });
}

/** Starts the composer as a process of its own; resolves after its first poll cycle. */
export function startComposerOf(options: SiteOptions): Promise<Running> {
  const { ports, apps = APPS, runFolder, settings, onLog } = options;
  const file = join(runFolder, 'publishers.json');
  const here = apps.map((app) => [app, `http://127.0.0.1:${portOf(app, ports, apps)}/${app}`]);
  const locations = { ...Object.fromEntries(here), ...(options.apps ? {} : ELSEWHERE) };
  replaceFile(file, JSON.stringify(locations, null, 2));
  return startProcess({
    name: 'The composer',
    command: [process.execPath, join(ROOT, 'shared/composer/src/main.ts')],
    env: { STORE: join(runFolder, 'store'), PUBLISHERS: file, ...settings },
    isReady: (log) => log.includes('"event":"poll cycle done"'),
    onLog,
  });
}
