import { loadPageModule } from '../../../shell/src/navigation/remoteModule.ts';
import { type ClientPage, renderSite } from '../renderSite.tsx';
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

function appendStylesheet(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

renderSite(pages);
