import {
  type PageContainer,
  type PageLoader,
  type PageProps,
  type RemoteModule,
  remoteModuleSchema,
} from '@site/contract/contract.ts';
import { EXPOSED_MODULE } from '@site/contract/version.ts';
import type { ComponentType } from 'react';
import { nextTask } from '../nextTask.ts';
import { getExposed } from './federation.ts';
import { SHELL_PAGES } from './pageCode.ts';
import { assertMet } from './unmetRange.ts';
import { within } from './within.ts';

/** A module that has not come by then is treated as failed: federation itself may wait for ever. */
const PATIENCE_MS = 10_000;

/** Where a page's code is found. */
type PageCode = Pick<PageContainer, 'remote' | 'entry' | 'page' | 'requires'>;

const modules = new Map<string, Promise<RemoteModule>>();

/**
 * Loads the code of one page from the build that rendered it; each build once.
 * Rejects when it cannot be loaded, does not keep the contract, or takes over ten seconds; with
 * UnmetRange when it requires other versions of shared packages than those that run here.
 */
export async function loadPageModule(container: PageCode): Promise<ComponentType<PageProps>> {
  assertMet(container.remote, container.requires);
  const pages = await pagesOf(container);
  const loader = pages[container.page];
  if (!loader) throw new Error(`${container.remote} has no code for ${container.page}.`);
  await nextTask();
  const page = await within(PATIENCE_MS, loader(), `${container.remote}${container.page}`);
  await nextTask();
  return page.default;
}

async function pagesOf(container: PageCode): Promise<Readonly<Record<string, PageLoader>>> {
  if (container.remote === 'shell') return SHELL_PAGES;
  return (await within(PATIENCE_MS, loadRemote(container), container.entry)).pages;
}

function loadRemote({ entry }: PageCode): Promise<RemoteModule> {
  const known = modules.get(entry);
  if (known) return known;
  const loading = getExposed(entry, EXPOSED_MODULE).then((exposed) =>
    remoteModuleSchema.parse(exposed),
  );
  modules.set(entry, loading);
  loading.catch(() => modules.delete(entry));
  return loading;
}
