import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, chownSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '../project/errors.ts';
import type { Image } from './buildImage.ts';
import type { Service } from './readCompose.ts';

/** A service of the rendered configuration, as processes of this machine stand for it. */
export interface Place {
  name: string;
  service: Service;
  image: Image;
  /** Its own address of this machine: every service may listen on the same port. */
  address: string;
  /** Where volumes lie. */
  volumes: string;
}

/** Containers' paths in a text, as they are on this machine: the image's, tmpfs and volumes. */
export function localize(text: string, { service, image, volumes }: Place): string {
  const mounts = service.volumes.map((mount): [string, string] => {
    const [from = '', to = ''] = mount.split(':');
    return [to, join(volumes, from)];
  });
  const temporary = service.tmpfs.map((mount): [string, string] => {
    const [path = ''] = mount.split(':');
    return [path, join(`${image.root}-tmpfs`, path)];
  });
  const own = ['/site', '/etc/site', '/supabase'].map((path): [string, string] => [
    path,
    join(image.root, path),
  ]);
  const places = [...mounts, ...temporary.filter(([path]) => path !== '/tmp'), ...own];
  return places.reduce(
    (result, [path, place]) =>
      result.replace(new RegExp(`(?<![\\w/.-])${path}(?=[/:\\s]|$)`, 'g'), place),
    text,
  );
}

/** The environment that docker would give a service, in this machine's paths and addresses. */
export function environmentOf(place: Place): Record<string, string> {
  const merged = { ...place.image.env, ...place.service.environment };
  return Object.fromEntries(
    Object.entries(merged).map(([name, value]) => {
      // With its own address before it, the port is this service's and nobody else's.
      if (name === 'PORT') return [name, `${place.address}:${value}`];
      return [name, value.startsWith('/dev/') ? value : localize(value, place)];
    }),
  );
}

/** Makes what the service may write to, for the user that it runs as. */
export function prepareFolders(
  place: Place,
  owner: { uid: number; gid: number } | undefined,
): void {
  const folders = [
    ...place.service.volumes.filter((mount) => !mount.endsWith(':ro')),
    ...place.service.tmpfs,
  ].flatMap((mount) => {
    const path = mount.includes(':/') ? (mount.split(':')[1] ?? '') : (mount.split(':')[0] ?? '');
    return path === '/tmp' ? [] : [localize(path, place)];
  });
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
    if (owner) chownSync(folder, owner.uid, owner.gid);
  }
}

/** Starts a service's command as its image and the configuration say. */
export function startService(
  place: Place,
  more: Record<string, string>,
  owner: { uid: number; gid: number } | undefined,
): { child: ChildProcess; said(): string } {
  const { image, service, name } = place;
  const words = [...image.entrypoint, ...(service.command ?? image.command)];
  const [program = '', ...args] = words.map((word) => localize(word, place));
  if (!program) throw new UserError(`${name} has no command.`);
  // A file, not a pipe: programs open /dev/stdout anew, as themselves.
  const log = `${place.volumes}-${name}.log`;
  const output = openSync(log, 'w');
  if (owner) chownSync(log, owner.uid, owner.gid);
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: join(image.root, image.workdir),
    // Nothing of this machine's environment but where programs are.
    env: { PATH: process.env.PATH ?? '', HOME: '/tmp', ...environmentOf(place), ...more },
    stdio: ['ignore', output, output],
    ...owner,
  });
  closeSync(output);
  return { child, said: () => readFileSync(log, 'utf8').slice(-20_000) };
}

/** Runs a service that ends by itself. @throws UserError with what it said when it failed. */
export async function runTask(place: Place, more: Record<string, string>): Promise<string> {
  const { child, said } = startService(place, more, undefined);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new UserError(`${place.name} failed: ${said()}`);
  return said();
}

/** What a command in a running service says: `docker compose exec <service> <command>`. */
export async function execIn(place: Place, command: string): Promise<string> {
  const { image } = place;
  const { stdout } = await promisify(execFile)('sh', ['-c', localize(command, place)], {
    cwd: join(image.root, image.workdir),
    env: { PATH: process.env.PATH ?? '', HOME: '/tmp', ...environmentOf(place) },
  });
  return stdout;
}

/** Whether the service's own health check succeeds, asked as docker asks. */
export async function isHealthy(place: Place): Promise<boolean> {
  const { image, service } = place;
  const test = service.healthcheck?.test.slice(1).join(' ') ?? image.healthcheck;
  if (!test) throw new UserError(`${place.name} has no health check.`);
  const command = localize(test.replaceAll('127.0.0.1', place.address), place);
  const child = spawn('sh', ['-c', command], {
    env: { PATH: process.env.PATH ?? '', ...environmentOf(place) },
    stdio: 'ignore',
  });
  return (await new Promise<number | null>((resolve) => child.once('close', resolve))) === 0;
}
