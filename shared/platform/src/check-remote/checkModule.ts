import { messageOf } from '@site/composer/base/errors.ts';
import type { Finding } from '@site/composer/validation/finding.ts';
import type { RemoteModule } from '@site/contract/contract.ts';
import { remoteModuleSchema } from '@site/contract/contract.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import * as z from 'zod';
import { type LoadedEntry, loadEntry } from './loadEntry.ts';

type PageLoader = RemoteModule['pages'][string];

/** Runs a remote's code: its entry and every page it exports load, and take what they say. */
export async function checkModule(
  manifest: Manifest,
  files: ReadonlyMap<string, Buffer>,
): Promise<Finding[]> {
  const finding = (message: string): Finding => ({
    publisher: manifest.name,
    file: manifest.entry,
    rule: 'module',
    message,
  });
  let entry: LoadedEntry | undefined;
  try {
    entry = await loadEntry(manifest, files);
    const problems = await moduleProblems(entry.exposed, manifest);
    const hidden = [...entry.takenFromRuntime]
      .filter((name) => !manifest.takes.includes(name))
      .map((name) => `it takes ${name} from @site/runtime, which its manifest does not say`);
    return [...problems, ...hidden].map(finding);
  } catch (error) {
    return [finding(`it does not load: ${messageOf(error)}`)];
  } finally {
    entry?.dispose();
  }
}

async function moduleProblems(exposed: unknown, manifest: Manifest): Promise<string[]> {
  const parsed = remoteModuleSchema.safeParse(exposed);
  if (!parsed.success) return [`its default export is wrong: ${z.prettifyError(parsed.error)}`];
  const { name, pages } = parsed.data;
  const problems = name === manifest.name ? [] : [`it calls itself ${name}`];
  for (const page of new Set(manifest.pages.map((entry) => entry.page))) {
    const problem = await pageProblem(page, pages[page]);
    if (problem) problems.push(problem);
  }
  return problems;
}

async function pageProblem(
  page: string,
  loader: PageLoader | undefined,
): Promise<string | undefined> {
  if (!loader) return `it has no page for ${page}`;
  try {
    const module = await loader();
    return typeof module.default === 'function'
      ? undefined
      : `${page} has no component as default export`;
  } catch (error) {
    return `${page} does not load: ${messageOf(error)}`;
  }
}
