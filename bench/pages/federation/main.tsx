import { loadPageModule } from '../../../shell/src/navigation/pageCode.ts';
import { type ClientPage, renderSite } from '../renderSite.tsx';
import { appendStylesheet } from './appendStylesheet.ts';
import type { KnownRemote } from './knownRemotes.ts';

/** What the bundle knows of the remotes' builds (see `knownRemotes`). */
declare const __REMOTES__: readonly KnownRemote[];

/** Pages of remotes, which the federation plugin loads when they are shown. */
const pages = __REMOTES__.flatMap(({ remote, entry, stylesheet, pages: claimed }): ClientPage[] =>
  claimed.map(({ path, page }) => ({
    remote,
    path,
    load: async () => {
      appendStylesheet(stylesheet);
      return loadPageModule({ remote, entry, page, requires: {} });
    },
  })),
);

void renderSite(pages);
