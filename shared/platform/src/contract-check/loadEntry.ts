import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '@site/contract/contract.ts';
import { EXPOSED_MODULE } from '@site/contract/version.ts';
import * as z from 'zod';
import type { RemoteSource } from './remoteSource.ts';

const isFunction = (value: unknown) => typeof value === 'function';
type Factory = () => unknown;
const entrySchema = z.object({
  init: z.custom<(scope: object) => void>(isFunction),
  get: z.custom<(name: string) => Promise<Factory>>(isFunction),
});

/** A remote's exposed module, loaded as the shell would, but in Node. */
export interface LoadedEntry {
  exposed: unknown;
  /** Names the remote took from `@site/runtime` while loading; grows as pages load. */
  takenFromRuntime: Set<string>;
  /** Removes what was written to load it. */
  dispose(): void;
}

/**
 * Copies the modules a remote's manifest names into a temporary folder, gives them a share scope
 * with React and a stand-in for the runtime, and loads the entry.
 * Rejects with the reason when a module is missing or does not load.
 */
export async function loadEntry(source: RemoteSource, manifest: Manifest): Promise<LoadedEntry> {
  const folder = mkdtempSync(join(tmpdir(), 'check-remote-'));
  const dispose = () => rmSync(folder, { recursive: true, force: true });
  try {
    await copyModules(source, manifest, folder);
    const file = join(folder, relative(manifest, manifest.entry));
    const entry = entrySchema.parse(await import(pathToFileURL(file).href));
    const takenFromRuntime = new Set<string>();
    entry.init(shareScope(manifest, takenFromRuntime));
    const factory = await entry.get(EXPOSED_MODULE);
    return { exposed: factory(), takenFromRuntime, dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}

async function copyModules(source: RemoteSource, manifest: Manifest, folder: string) {
  const modules = new Set([manifest.entry, ...manifest.pages.flatMap(({ preload }) => preload)]);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const address of modules) {
    const file = relative(manifest, address);
    const code = await source.read(file);
    if (code === undefined) throw new Error(`${file} is missing`);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code.replaceAll(`/${manifest.name}/assets/`, './'));
  }
}

function shareScope(manifest: Manifest, taken: Set<string>): object {
  const offer = (name: string, load: () => Promise<unknown>) => {
    const version = manifest.shared[name]?.version ?? '0.0.0';
    return {
      [version]: {
        get: async () => {
          const module = await load();
          return () => module;
        },
      },
    };
  };
  return {
    react: offer('react', () => import('react')),
    'react-dom': offer('react-dom', () => import('react-dom')),
    '@site/runtime': offer('@site/runtime', async () => runtimeStandIn(taken)),
  };
}

/** Offers whatever is asked for and notes its name. */
function runtimeStandIn(taken: Set<string>): object {
  return new Proxy(
    {},
    {
      get: (_, name) => {
        if (typeof name !== 'string' || name === 'default' || name === 'then') return undefined;
        taken.add(name);
        return () => null;
      },
    },
  );
}

function relative(manifest: Manifest, address: string): string {
  return address.replace(`/${manifest.name}/`, '');
}
