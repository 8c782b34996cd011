import { fillPlaces, offeredBy, placesIn, type Shown } from '@site/contract/places.ts';
import { FRAGMENT_STYLES } from '../bundling/styles/importedSources.ts';
import { renderFragment } from '../prerender/pages.ts';
import { siteAnswer, siteReleases } from './siteAround.ts';
import { addressOf, type Developed, entryOf, loadPages } from './sourcePages.ts';

/** Puts fragments into the places of a page: those of developed apps from source, others as the site has them. */
export async function withSourceFragments(developed: Developed, document: string): Promise<string> {
  const { apps, server, site } = developed;
  const shown = new Map<string, Shown>();
  for (const place of placesIn(document)) {
    const [app = '', name = ''] = place.split('/');
    if (!apps.includes(app)) {
      const fragment = site && (await fromSite(site, place));
      if (fragment) shown.set(place, fragment);
      continue;
    }
    const module = await loadPages(server, app);
    if (!module.fragments[name]) continue;
    const html = renderFragment(module, name, { name: app, entry: entryOf(app), shared: {} });
    shown.set(place, { html, stylesheets: [`${addressOf(app)}/${FRAGMENT_STYLES}`] });
  }
  return fillPlaces(document, shown);
}

async function fromSite(site: string, place: string): Promise<Shown | undefined> {
  const fragment = offeredBy(await siteReleases(site)).get(place);
  if (!fragment) return undefined;
  const { owner, document, stylesheets } = fragment;
  const answer = await siteAnswer(site, new Request(`${site}/${owner.name}/${document}`));
  if (!answer.ok) return undefined;
  return {
    // The fragment's code needs a built shell: without its entry, the fragment stays HTML.
    html: (await answer.text()).replace(/ data-entry="[^"]*"/, ''),
    stylesheets: stylesheets.map((file) => `/${owner.name}/${file}`),
  };
}
