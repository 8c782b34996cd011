import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sha256Of } from '@site/contract/sha256.ts';
import { distFolder } from '@site/platform/project/apps.ts';
import { readManifest } from '@site/platform/project/buildFiles.ts';

/** A publisher whose releases a test makes up, starting from its real build. */
export type TestPublisher = Awaited<ReturnType<typeof startPublisher>>;

/** An unfinished release: `publish` writes the size and hash of its files into the manifest. */
export type Release = ReturnType<typeof readBuild>;

/**
 * Serves an app's build under `/<name>/`. To `revive` it, a test needs a port that
 * the system gives to no other program meanwhile; 0 is any free port.
 */
export async function startPublisher(name: string, port = 0) {
  let release = readBuild(name);
  let text = JSON.stringify(release.manifest);
  let count = 0;
  let server: Server;
  const listen = async (at: number) => {
    server = createServer((request, response) => {
      const file = (request.url ?? '').slice(`/${name}/`.length);
      const body = file === 'manifest.json' ? Buffer.from(text) : release.files.get(file);
      if (body) response.end(body);
      else response.writeHead(404).end('Não');
    }).listen(at, '127.0.0.1');
    await once(server, 'listening');
    publisher.port = (server.address() as AddressInfo).port;
  };
  const publisher = {
    port,
    /** Publishes its build with these changes to its files and manifest. */
    publish(change: (release: Release) => void) {
      release = readBuild(name);
      count += 1;
      release.manifest.revision = `r${count}`;
      change(release);
      for (const [file, bytes] of release.files)
        release.manifest.files[file] = { size: bytes.length, sha256: sha256Of(bytes) };
      text = JSON.stringify(release.manifest);
    },
    /** Ends its server, as a killed container does. */
    kill() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
    revive: (): Promise<void> => listen(publisher.port),
  };
  await listen(port);
  return publisher;
}

function readBuild(name: string) {
  const folder = distFolder(name);
  const manifest = readManifest(folder);
  const files = new Map(
    Object.keys(manifest.files).map((file) => [file, readFileSync(join(folder, file))]),
  );
  return { manifest, files };
}

/** Changes a file of a release as text. */
export function edit(release: Release, file: string, change: (text: string) => string): void {
  release.files.set(file, Buffer.from(change(release.files.get(file)?.toString() ?? '')));
}
