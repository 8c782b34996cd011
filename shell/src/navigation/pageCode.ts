import {
  type PageContainer,
  type PageLoader,
  type PageProps,
  type RemoteModule,
  remoteModuleSchema,
} from '@site/contract/contract.ts';
import { SEARCH_PATH } from '@site/contract/paths.ts';
import { EXPOSED_MODULE } from '@site/contract/version.ts';
import type { ComponentType } from 'react';
import { nextTask } from '../browser/nextTask.ts';
import { getExposed } from '../federation/federation.ts';
import { assertCompatible } from '../federation/sharedPackages.ts';

/** The shell's pages that have code: what is marked `data-shell-code` in them is hydrated. */
export const SHELL_PAGES: Readonly<Record<string, PageLoader>> = {
  '/404': () => import('../search/Suggestion.tsx'),
  [SEARCH_PATH]: () => import('../search/SearchTool.tsx'),
};

/** Locates the code of a page or of a fragment; for a fragment `page` is its name. */
type PageCode = Pick<PageContainer, 'remote' | 'entry' | 'requires' | 'page'>;

const modules = new Map<string, Promise<RemoteModule>>();

/**
 * Loads the code of one page or fragment from the build that rendered it. May wait for ever.
 * @throws IncompatiblePackage, or Error when it cannot be loaded or does not keep the contract.
 */
export async function loadPageModule(container: PageCode): Promise<ComponentType<PageProps>> {
  const { remote, entry, requires, page } = container;
  assertCompatible(remote, requires);
  const { pages, fragments = {} } =
    remote === 'shell' ? { pages: SHELL_PAGES } : await loadRemote(entry);
  const loader = fragments[page] ?? pages[page];
  if (!loader) throw new Error(`${remote} has no code for ${page}.`);
  await nextTask();
  const { default: Page } = await loader();
  if (!Page) throw new Error(`${remote} ${page} has no default export.`);
  await nextTask();
  return Page;
}

/** Loads what a build exposes, once. Rejects when it breaks the contract, and may wait for ever. */
function loadRemote(entry: string): Promise<RemoteModule> {
  const loading =
    modules.get(entry) ?? getExposed(entry, EXPOSED_MODULE).then(remoteModuleSchema.parse);
  modules.set(entry, loading);
  loading.catch(() => modules.delete(entry));
  return loading;
}
