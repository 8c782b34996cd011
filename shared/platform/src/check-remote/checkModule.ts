import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf } from '@site/composer/base/errors.ts';
import type { Finding } from '@site/composer/validation/finding.ts';
import { remoteModuleSchema } from '@site/contract/contract.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import { EXPOSED_MODULE } from '@site/contract/version.ts';
import * as z from 'zod';

const isFunction = (value: unknown) => typeof value === 'function';
const entrySchema = z.object({
  init: z.custom<(scope: object) => void>(isFunction),
  get: z.custom<(name: string) => Promise<() => unknown>>(isFunction),
});

type Files = ReadonlyMap<string, Buffer>;

/**
 * Runs a remote's code in Node as the shell would in a browser: its entry and every page load, and
 * take from the runtime what the manifest says.
 */
export async function checkModule(manifest: Manifest, files: Files): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'check-remote-'));
  const finding = (message: string): Finding => ({
    publisher: manifest.name,
    file: manifest.entry,
    rule: 'module',
    message,
  });
  try {
    writeModules(manifest, files, folder);
    const entry = entrySchema.parse(await import(pathToFileURL(join(folder, manifest.entry)).href));
    const taken = new Set<string>();
    entry.init(shareScope(manifest, taken));
    const problems = await moduleProblems((await entry.get(EXPOSED_MODULE))(), manifest);
    const hidden = [...taken]
      .filter((name) => !manifest.takes.includes(name))
      .map((name) => `it takes ${name} from @site/runtime, which its manifest does not say`);
    return [...problems, ...hidden].map(finding);
  } catch (error) {
    return [finding(`it does not load: ${messageOf(error)}`)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function moduleProblems(exposed: unknown, manifest: Manifest): Promise<string[]> {
  const parsed = remoteModuleSchema.safeParse(exposed);
  if (!parsed.success) return [`its default export is wrong: ${z.prettifyError(parsed.error)}`];
  const { name, pages } = parsed.data;
  const problems = name === manifest.name ? [] : [`it calls itself ${name}`];
  for (const page of new Set(manifest.pages.map((entry) => entry.page))) {
    const load = pages[page];
    if (!load) problems.push(`it has no page for ${page}`);
    else if (!isFunction((await load()).default))
      problems.push(`${page} has no component as default export`);
  }
  return problems;
}

/** Writes the modules of a build beside each other, for Node to load. */
export function writeModules(
  { name, files: listed }: Manifest,
  files: Files,
  folder: string,
): void {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const file of Object.keys(listed).filter((entry) => entry.endsWith('.js'))) {
    const code = files.get(file)?.toString() ?? '';
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code.replaceAll(`/${name}/assets/`, './'));
  }
}

/** What a shell offers: React, and a stand-in for the runtime that notes what is taken of it. */
function shareScope({ shared }: Manifest, taken: Set<string>): object {
  const runtime = new Proxy(
    {},
    {
      get(_, name) {
        if (typeof name !== 'string' || name === 'default' || name === 'then') return undefined;
        taken.add(name);
        return () => null;
      },
    },
  );
  const offered = {
    react: () => import('react'),
    'react-dom': () => import('react-dom'),
    '@site/runtime': async () => runtime,
  };
  const versions = Object.entries(offered).map(([name, load]) => {
    const get = async () => {
      const module = await load();
      return () => module;
    };
    return [name, { [shared[name]?.version ?? '0.0.0']: { get } }];
  });
  return Object.fromEntries(versions);
}
