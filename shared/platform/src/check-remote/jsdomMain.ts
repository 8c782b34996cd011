import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';

/*
 * A process of its own, for a folder with the build's modules and `hydrate.mjs`, the bundle of
 * `hydratePage.tsx`: what a browser has is global here, and the pages' timers end with it. It writes
 * `seen.json`.
 */

type Jsdom = new (html: string, options: object) => { readonly window: object };
const jsdomSchema = z.object({ JSDOM: z.custom<Jsdom>((value) => typeof value === 'function') });

const [folder = ''] = process.argv.slice(2);
// Of the repository or of the remote, whose unit tests need it as well.
const { JSDOM } = jsdomSchema.parse(createRequire(join(process.cwd(), 'package.json'))('jsdom'));
const { window } = new JSDOM('<!doctype html>', {
  url: 'http://localhost/',
  pretendToBeVisual: true,
});
const names = Object.getOwnPropertyNames(window).filter((name) => !/^(?:_|undefined$)/.test(name));
for (const name of names) {
  // JavaScript's own stay Node's.
  if (name in globalThis && !/^(?:.*Event|EventTarget|.*Storage|navigator)$/.test(name)) continue;
  const value: unknown = Reflect.get(window, name);
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
}
class NeverSeen {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, {
  IntersectionObserver: NeverSeen,
  ResizeObserver: NeverSeen,
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
});
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
  Object.assign(globalThis, { [name]: Reflect.get(window, name).bind(window) });

const { hydrateIn } = await import(pathToFileURL(join(folder, 'hydrate.mjs')).href);
writeFileSync(join(folder, 'seen.json'), JSON.stringify(await hydrateIn()));
process.exit();
