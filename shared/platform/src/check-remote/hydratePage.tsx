import { messageOf } from '@site/composer/base/errors.ts';
import { type PageLoader, type PageProps, remoteModuleSchema } from '@site/contract/contract.ts';
import { parentOf } from '@site/contract/paths.ts';
import { EXPOSED_MODULE } from '@site/contract/version.ts';
import * as runtime from '@site/runtime';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import * as z from 'zod';
import { addStyles, changeSince, screenOf } from './firstScreen.ts';

/*
 * Runs in a browser, or in Node beside jsdom: a bundle of its own with one copy of React, which it
 * offers as the shell does.
 */

/** What a build's pages are hydrated from. */
export interface BuiltPages {
  remote: string;
  /** Address of the build's entry. */
  entry: string;
  /** Versions of the shared packages that it was built with. */
  versions: Record<string, string>;
  /** What its manifest says that it takes of the runtime. */
  takes: readonly string[];
  pages: BuiltPage[];
  /** Addresses of its style sheets, where a browser lays pages out. */
  styles: readonly string[];
}

/** A page of a build, as its document has it. */
interface BuiltPage {
  /** Path of the page, and its key in the remote's module. */
  path: string;
  page: string;
  /** What stands in the page's container. */
  html: string;
}

/** What was seen of a page. */
export interface SeenPage {
  path: string;
  problems: string[];
}

const isFunction = (value: unknown) => typeof value === 'function';
const entrySchema = z.object({
  init: z.custom<(scope: object) => void>(isFunction),
  get: z.custom<(name: string) => Promise<() => unknown>>(isFunction),
});

/** What a page shows by itself; without one and without text it is empty. */
const SHOWN = 'img, svg, video, canvas, iframe, input, button';

/**
 * Loads a build's code as the shell does and hydrates every page once, one after the other. What is wrong
 * with the code as a whole stands at an empty path.
 */
export async function hydratePages(build: BuiltPages): Promise<SeenPage[]> {
  const taken = new Set<string>();
  const exposed = await load(build, taken).catch(
    (error) => `it does not load: ${messageOf(error)}`,
  );
  if (typeof exposed === 'string') return [{ path: '', problems: [exposed] }];
  const { data, error } = remoteModuleSchema.safeParse(exposed);
  if (!data)
    return [{ path: '', problems: [`its default export is wrong: ${z.prettifyError(error)}`] }];
  await Promise.all(build.styles.map(addStyles));
  const seen: SeenPage[] = [];
  for (const page of build.pages)
    seen.push(await hydratePage(build.remote, page, data.pages[page.page]));
  const problems = [...taken]
    .filter((name) => name in runtime && !build.takes.includes(name))
    .map((name) => `it takes ${name} from @site/runtime, which its manifest does not say`);
  if (data.name !== build.remote) problems.push(`it calls itself ${data.name}`);
  return [{ path: '', problems }, ...seen];
}

/** Gives the entry what the shell offers; notes what is `taken` of the runtime. */
async function load(build: BuiltPages, taken: Set<string>): Promise<unknown> {
  const { init, get } = entrySchema.parse(await import(/* @vite-ignore */ build.entry));
  const noted = new Proxy(
    { ...runtime },
    {
      get(all, name) {
        taken.add(String(name));
        return Reflect.get(all, name);
      },
    },
  );
  const offered = { react, 'react-dom': reactDom, '@site/runtime': noted };
  const scope = Object.entries(offered).map(([name, module]) => [
    name,
    { [build.versions[name] ?? '0.0.0']: { get: async () => () => module, loaded: 1 } },
  ]);
  init(Object.fromEntries(scope));
  return (await get(EXPOSED_MODULE))();
}

async function hydratePage(
  remote: string,
  { path, html }: BuiltPage,
  load: PageLoader | undefined,
): Promise<SeenPage> {
  const problems = new Set<string>();
  const say = (error: unknown) =>
    void problems.add(`it throws in the browser: ${messageOf(error)}`);
  const onError = (event: ErrorEvent) => say(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => say(event.reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  const address = parentOf(path);
  history.replaceState(null, '', address);
  const container = document.createElement('div');
  container.dataset.remote = remote;
  container.innerHTML = html;
  document.body.replaceChildren(container);
  if (isEmpty(container)) problems.add('its document shows nothing');
  const { default: Page } = (await load?.().catch(say)) ?? {};
  if (!load) problems.add('the module has no page for it');
  else if (typeof Page === 'function') {
    const problem = await hydrate(container, address, Page, say);
    if (problem && problems.size === 0) problems.add(problem);
  } else if (problems.size === 0) problems.add('it has no component as default export');
  removeEventListener('error', onError);
  removeEventListener('unhandledrejection', onRejection);
  return { path, problems: [...problems] };
}

/** Hydrates a page and leaves it; returns what is wrong with what it then shows. */
async function hydrate(
  container: HTMLElement,
  path: string,
  Page: react.ComponentType<PageProps>,
  onError: (error: unknown) => void,
): Promise<string | undefined> {
  const before = container.innerHTML;
  const screen = await screenOf(container);
  let differs = false;
  const hydrated = Promise.withResolvers<void>();
  const failed = (error: unknown) => {
    onError(error);
    hydrated.resolve();
  };
  const root = hydrateRoot(
    container,
    <Hydrated onHydrated={hydrated.resolve}>
      <runtime.PageRoot bridge={stillBridge(path)} Page={Page} param="" />
    </Hydrated>,
    {
      identifierPrefix: container.dataset.remote ?? '',
      onCaughtError: failed,
      onUncaughtError: failed,
      onRecoverableError: () => {
        differs = true;
      },
    },
  );
  await hydrated.promise;
  // What effects of the first render begin, and what they throw.
  for (let turn = 0; turn < 3; turn += 1) await new Promise((next) => setTimeout(next));
  const after = container.innerHTML;
  const hasNothing = isEmpty(container);
  const change = changeSince(screen);
  root.unmount();
  if (differs) return `the browser renders other than its document: ${difference(before, after)}`;
  return hasNothing ? 'it shows nothing in the browser' : change;
}

function Hydrated({ onHydrated, children }: react.PropsWithChildren<{ onHydrated(): void }>) {
  react.useEffect(onHydrated, [onHydrated]);
  return children;
}

/** A router that stays: a page that navigates as it opens still is this page. */
function stillBridge(path: string): ReturnType<typeof runtime.staticBridge> {
  const bridge = runtime.staticBridge(path);
  const stay = () => {};
  return { ...bridge, navigator: { ...bridge.navigator, go: stay, push: stay, replace: stay } };
}

function isEmpty(container: HTMLElement): boolean {
  return !container.textContent?.trim() && !container.querySelector(SHOWN);
}

/** The first piece of HTML that differs, in both. */
function difference(document: string, browser: string): string {
  const [theirs = [], ours = []] = [document, browser].map((html) =>
    html.replaceAll('<!-- -->', '').split(/(?=<)/),
  );
  const at = ours.findIndex((piece, index) => piece !== theirs[index]);
  return `“${theirs[at] ?? ''}” became “${ours[at] ?? ''}”`;
}
