import type { ActiveRelease } from '@site/contract/activeReleases.ts';
import { fillPlaces, placesIn } from '@site/contract/places.ts';
import { FRAGMENT_STYLES } from '../bundling/styles/importedSources.ts';
import { renderFragment } from '../render/pages.ts';
import { siteAnswer, siteReleases } from './siteAround.ts';
import { addressOf, type Developed, entryOf, loadPages } from './sourcePages.ts';

/**
 * Puts fragments into the places of a page that comes from source: those of developed apps from source,
 * others as the deployed site has them, or what stands there without them.
 */
export async function withSourceFragments(developed: Developed, document: string): Promise<string> {
  const places = placesIn(document);
  if (places.length === 0) return document;
  const shown: [string, { html: string; stylesheets: string[] }][] = [];
  const { site, apps } = developed;
  const releases = site ? await siteReleases(site) : [];
  for (const place of places) {
    const [owner = '', name = ''] = place.split('/');
    const found = apps.includes(owner)
      ? await fromSource(developed, owner, name)
      : site && (await fromSite(site, releases, owner, name));
    if (found) shown.push([place, found]);
  }
  return fillPlaces(document, new Map(shown));
}

async function fromSource({ server }: Developed, owner: string, name: string) {
  const module = await loadPages(server, owner);
  if (!module.fragments[name]) return undefined;
  const build = { name: owner, entry: entryOf(owner), shared: {} };
  const stylesheets = [`${addressOf(owner)}/${FRAGMENT_STYLES}`];
  return { html: renderFragment(module, name, build, []), stylesheets };
}

async function fromSite(
  site: string,
  releases: readonly ActiveRelease[],
  owner: string,
  name: string,
) {
  const { document = '', stylesheets = [] } =
    releases.find((release) => release.name === owner)?.fragments?.[name] ?? {};
  const answer = await siteAnswer(site, new Request(`${site}/${owner}/${document}`));
  if (!document || !answer.ok) return undefined;
  return {
    // Its code is built for a shell that is built: it stays HTML.
    html: (await answer.text()).replace(/ data-entry="[^"]*"/, ''),
    stylesheets: stylesheets.map((file) => `/${owner}/${file}`),
  };
}
