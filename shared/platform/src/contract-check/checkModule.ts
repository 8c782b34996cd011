import { type Manifest, RUNTIME_EXPORTS, remoteModuleSchema } from '@site/contract/contract.ts';
import * as z from 'zod';
import { messageOf } from '../project/errors.ts';
import type { Finding, Rule } from './finding.ts';
import { type LoadedEntry, loadEntry } from './loadEntry.ts';
import type { RemoteSource } from './remoteSource.ts';

/** Loads the entry and every page it exports, and holds them against the contract. */
export async function checkModule(source: RemoteSource, manifest: Manifest): Promise<Finding[]> {
  const finding = (rule: Rule, message: string): Finding => ({
    remote: manifest.name,
    file: manifest.entry.replace(`/${manifest.name}/`, ''),
    rule,
    message,
  });
  let entry: LoadedEntry | undefined;
  try {
    entry = await loadEntry(source, manifest);
    const problems = await moduleProblems(entry.exposed, manifest);
    return [
      ...problems.map((message) => finding('module', message)),
      ...runtimeProblems(entry.takenFromRuntime).map((message) => finding('runtime', message)),
    ];
  } catch (error) {
    return [finding('entry', `it does not load: ${messageOf(error)}`)];
  } finally {
    entry?.dispose();
  }
}

async function moduleProblems(exposed: unknown, manifest: Manifest): Promise<string[]> {
  const parsed = remoteModuleSchema.safeParse(exposed);
  if (!parsed.success) return [`its default export is wrong: ${z.prettifyError(parsed.error)}`];
  const { name, pages } = parsed.data;
  const problems = name === manifest.name ? [] : [`it calls itself ${name}`];
  for (const { path } of manifest.pages) {
    const problem = await pageProblem(path, pages[path]);
    if (problem) problems.push(problem);
  }
  return problems;
}

async function pageProblem(
  path: string,
  loader: (() => Promise<{ default: unknown }>) | undefined,
): Promise<string | undefined> {
  if (!loader) return `it has no page for ${path}`;
  try {
    const page = await loader();
    return typeof page.default === 'function'
      ? undefined
      : `${path} has no component as default export`;
  } catch (error) {
    return `${path} does not load: ${messageOf(error)}`;
  }
}

function runtimeProblems(taken: ReadonlySet<string>): string[] {
  return [...taken]
    .filter((name) => !RUNTIME_EXPORTS.includes(name))
    .map((name) => `it takes ${name} from @site/runtime, which the contract does not offer`);
}
