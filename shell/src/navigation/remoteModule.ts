import {
  type PageContainer,
  type PageLoader,
  type PageProps,
  type RemoteModule,
  remoteModuleSchema,
} from '@site/contract/contract.ts';
import { EXPOSED_MODULE } from '@site/contract/version.ts';
// biome-ignore lint/correctness/noUndeclaredDependencies: the federation plugin serves it in the build.
import { __federation_method_getRemote, __federation_method_setRemote } from '__federation__';
import type { ComponentType } from 'react';
import { nextTask } from '../nextTask.ts';
import { SHELL_PAGES } from './pageCode.ts';
import { assertMet } from './unmetRange.ts';
import { within } from './within.ts';

/** A module that has not come by then is treated as failed: the plugin itself may wait for ever. */
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
  const loading = getRemote(entry, EXPOSED_MODULE).then(parseModule);
  modules.set(entry, loading);
  loading.catch(() => modules.delete(entry));
  return loading;
}

/**
 * What a remote exposes in the build that `entry` belongs to. Two builds of one remote may be used
 * in one visit, so the entry itself is the remote's name here.
 */
function getRemote(entry: string, exposed: string): Promise<unknown> {
  __federation_method_setRemote(entry, {
    url: () => Promise.resolve(entry),
    format: 'esm',
    from: 'vite',
  });
  return __federation_method_getRemote(entry, exposed);
}

/** Depending on its version the plugin hands out the default export or the module around it. */
function parseModule(exposed: unknown): RemoteModule {
  const holder =
    typeof exposed === 'object' && exposed !== null && 'default' in exposed
      ? exposed.default
      : exposed;
  return remoteModuleSchema.parse(holder);
}
