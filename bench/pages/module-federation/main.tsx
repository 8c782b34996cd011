import { loaders } from 'virtual:remote-loaders';
import { appendStylesheet } from '../federation/appendStylesheet.ts';
import type { KnownRemote } from '../federation/knownRemotes.ts';
import { type ClientPage, renderSite } from '../renderSite.tsx';

/** What the bundle knows of the remotes' builds (see `knownRemotes`). */
declare const __REMOTES__: readonly KnownRemote[];

/** Pages of remotes, which the plugin's own runtime loads when they are shown. */
const pages = __REMOTES__.flatMap(({ remote, stylesheet, pages: claimed }): ClientPage[] =>
  claimed.map(({ path, page }) => ({
    remote,
    path,
    load: async () => {
      appendStylesheet(stylesheet);
      const module = (await loaders[remote]?.())?.default;
      const loader = module?.pages[page];
      if (!loader) throw new Error(`${remote} has no code for ${page}.`);
      return (await loader()).default;
    },
  })),
);

void renderSite(pages);
