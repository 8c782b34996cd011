import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '@site/contract/manifest.ts';
import { EXPOSED_MODULE } from '@site/contract/version.ts';
import * as z from 'zod';

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
 * Writes a build's modules into a temporary folder, gives them a share scope with React and a
 * stand-in for the runtime, and loads the entry. Rejects with the reason when it does not load.
 */
export async function loadEntry(
  manifest: Manifest,
  files: ReadonlyMap<string, Buffer>,
): Promise<LoadedEntry> {
  const folder = mkdtempSync(join(tmpdir(), 'check-remote-'));
  const dispose = () => rmSync(folder, { recursive: true, force: true });
  try {
    writeModules(manifest, files, folder);
    const entry = entrySchema.parse(await import(pathToFileURL(join(folder, manifest.entry)).href));
    const takenFromRuntime = new Set<string>();
    entry.init(shareScope(manifest, takenFromRuntime));
    const factory = await entry.get(EXPOSED_MODULE);
    return { exposed: factory(), takenFromRuntime, dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}

function writeModules(
  { name, files: listed }: Manifest,
  files: ReadonlyMap<string, Buffer>,
  folder: string,
): void {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const file of Object.keys(listed).filter((entry) => entry.endsWith('.js'))) {
    const code = files.get(file)?.toString() ?? '';
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code.replaceAll(`/${name}/assets/`, './'));
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
