import { type Manifest, type ManifestPage, releaseId } from '@site/contract/manifest.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import { documentFile, rawPath, SEARCH_PATH } from '@site/contract/paths.ts';
import { MAP_PLACEHOLDER } from '@site/contract/placeholders.ts';
import { fillPlaces } from '@site/contract/places.ts';
import { SEARCH_INDEX } from '@site/contract/search.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import { EDGE_FILES, edgeMaps } from '@site/edge/edgeMaps.ts';
import type { Blobs } from '../store/blobs.ts';
import type { SiteSources } from '../store/siteSources.ts';
import { manifestFile, STATE_FILE } from '../store/state.ts';
import { feedOf, LISTS, ownedBy, planAddresses, redirectsOf } from '../validation/addresses.ts';
import { inlineSheets } from '../validation/budget.ts';
import { readFragments, type SiteFragment } from './fragments.ts';
import { type Frame, frameOf, hashOf, rawDocument } from './frame.ts';
import { activeList, remotesList, sitemap } from './siteLists.ts';
import { readSearch } from './siteSearch.ts';

/** The value of the cookie `preview` that shows a release: `mf-rentals.0123456789ab`. */
export const previewName = (manifest: Manifest): string =>
  `${manifest.name}.${releaseId(manifest)}`;

/** What the edge sends to those with the cookie in place of the site's files. */
const folderOf = (preview: Manifest): string => `preview/${previewName(preview)}/`;

/** Owns what follows from all releases together. */
export const COMPOSER = 'composer';

export interface Output {
  /** The publisher whose file it is, or `COMPOSER`. What fails while the file is made is this publisher's failure. */
  owner: string;
  /**
   * Changes with every input of the file. The first word depends on the owner's release alone, the other words on parts
   * that the owner takes from other publishers.
   */
  key: string;
  /** Of a preview or a retired release: the site is whole without. */
  isOptional?: true;
  /** Left out for a file of a release: `key` is its hash. */
  make?: () => Promise<string>;
}

/** What browsers request below a publisher's name: no documents and parts. */
const ALL = /^(assets|brand|files)\//;

export type Plan = Map<string, Output>;

/**
 * Lists all files of the site: files that pages refer to, pages, and, once there is a shell, files for the edge. Adds
 * to `failures` why a publisher's file cannot be read; throws where that file is a part of the shell.
 */
export async function planSite(
  sources: SiteSources,
  blobs: Blobs,
  failures: Map<string, string>,
): Promise<Plan> {
  const plan: Plan = new Map();
  const { shell, retired, previews, waiting } = sources;
  planState(plan, sources);
  const active = [...(shell ? [shell] : []), ...sources.remotes];
  const addresses = planAddresses(active, sources.given);
  // A page that was given away is its new owner's.
  const owned = active.map((one) => ownedBy(addresses, one));
  for (const one of owned) planFiles(plan, one);
  const optional: Plan = new Map();
  for (const preview of previews) {
    planFiles(optional, preview, /^assets\//);
    planFiles(optional, preview, /^(brand|files)\//, folderOf(preview));
  }
  for (const one of retired) planFiles(optional, one);
  if (shell?.shell) {
    const search = await readSearch(owned, blobs, failures);
    const frame = await frameOf(shell, search.map, blobs).catch((error) => {
      failures.set(shell.name, messageOf(error));
      throw error;
    });
    const fragments = await readFragments(owned, blobs, failures);
    for (const one of owned) planPages(plan, frame, one, fragments);
    planLists(plan, owned, sources);
    put(plan, `root${SEARCH_INDEX}`, search.index);
    for (const preview of previews) await planPreview(optional, plan, frame, preview, owned);
  }
  for (const [path, output] of optional)
    if (!plan.has(path)) plan.set(path, { ...output, isOptional: true });
  for (const { name, paths } of waiting)
    for (const path of paths)
      for (const tree of ['pages', 'raw'])
        put(plan, `waiting/${tree}/${documentFile(path)}`, '', name);
  // `all-known`: a missing page is a 404. `with`, `without`: publishers the site has or lacks (follow-composer.sh).
  if (shell && !sources.isAwaiting) put(plan, 'state/all-known', '');
  for (const { name } of active) put(plan, `state/with/${name}`, '');
  for (const { name } of waiting) put(plan, `state/without/${name}`, '');
  return plan;
}

/** The composer's state for its next start. It is a part of the generation, so it always matches what visitors see. */
function planState(plan: Plan, { state, manifests }: SiteSources): void {
  put(plan, STATE_FILE, JSON.stringify(state));
  for (const manifest of manifests) {
    const { name } = manifest;
    const text = () => JSON.stringify(manifest);
    const key = manifestKeys.get(manifest) ?? sha256Of(text());
    manifestKeys.set(manifest, key);
    const isActive = state.publishers[name]?.active?.id === releaseId(manifest);
    plan.set(manifestFile(name, releaseId(manifest)), {
      owner: name,
      key,
      make: async () => text(),
      ...(!isActive && { isOptional: true }),
    });
  }
}

/** Hashes of manifests: 4 MB for 30,000 vacancies, and the same with every publication. */
const manifestKeys = new WeakMap<Manifest, string>();

/** The first release that has a file decides what is in it. */
function planFiles(plan: Plan, { name, files }: Manifest, requested = ALL, folder = ''): void {
  for (const [file, { sha256 }] of Object.entries(files)) {
    const path = `${folder}${name}/${file}`;
    if (requested.test(file) && !plan.has(path)) plan.set(path, { owner: name, key: sha256 });
  }
}

function planPages(
  plan: Plan,
  frame: Frame,
  manifest: Manifest,
  fragments: ReadonlyMap<string, SiteFragment>,
  folder = '',
): void {
  const sheets = inlineSheets(manifest);
  for (const page of manifest.pages)
    for (const [path, made] of outputsOf(frame, manifest, page, fragments, sheets.get(page.group)))
      plan.set(folder + path, made);
}

/** What the edge sends in the place of the site's files where the cookie names a preview. */
async function planPreview(
  previews: Plan,
  plan: Plan,
  frame: Frame,
  preview: Manifest,
  owned: readonly Manifest[],
): Promise<void> {
  const { name } = preview;
  const folder = folderOf(preview);
  const seen = [...owned.filter((one) => one.name !== name), preview];
  // Ignores unreadable fragments: a preview is shown without its own, those of active releases are noted already.
  const fragments = await readFragments(seen, frame.blobs, new Map());
  const shows = ({ places = [] }: ManifestPage) =>
    places.some((place) => place.startsWith(`${name}/`));
  for (const one of seen) {
    const pages = one === preview ? one.pages : one.pages.filter(shows);
    planPages(previews, frame, { ...one, pages }, fragments, folder);
  }
  // For a page that the preview closes or lacks it has the 410 or 404 page: else the edge would send the active page.
  for (const { path } of owned.find((one) => one.name === name)?.pages ?? []) {
    const file = `${folder}pages/${documentFile(path)}`;
    const page =
      previews.get(`${folder}gone/pages/${documentFile(path)}`) ?? plan.get('errors/404.html');
    if (page && !previews.has(file)) previews.set(file, { ...page, owner: name });
  }
  const remotes = seen.filter((one) => one.name !== 'shell');
  put(previews, `${folder}root${LISTS.remotes}`, remotesList(remotes), name);
  const { index } = await readSearch(seen, frame.blobs, new Map());
  put(previews, `${folder}root${SEARCH_INDEX}`, index, name);
}

/** The files of one page; `sheets` are those in the document itself. */
function outputsOf(
  frame: Frame,
  manifest: Manifest,
  page: ManifestPage,
  fragments: ReadonlyMap<string, SiteFragment>,
  sheets: readonly string[] | undefined,
): [string, Output][] {
  const { name: owner } = manifest;
  const sha256 = hashOf(manifest, page.document);
  const file = documentFile(page.path);
  const map = page.path === SEARCH_PATH ? frame.map : '';
  const shown = (page.places ?? []).flatMap((place) => fragments.get(place) ?? []);
  const inside = [...(map ? [sha256Of(map)] : []), ...shown.map(({ key }) => key)];
  const read = async () => fillPlaces(String(await frame.blobs.read(sha256)), fragments);
  const withMap = (html: string) => html.replace(MAP_PLACEHOLDER, () => map);
  const releases = sheets && [manifest, ...shown.map((fragment) => fragment.owner)];
  const styles = sheets?.map((sheet) => hashOf(manifest, sheet)) ?? ['linked'];
  const whole: Output = {
    owner,
    key: [[sha256, ...styles].join(), frame.key, ...inside].join(' '),
    make: async () => withMap(await frame.compose(await read(), releases)),
  };
  if (['/400', '/404', '/503'].includes(page.path)) return [[`errors/${file}`, whole]];
  if (page.status === 410) return [[`gone/pages/${file}`, whole]];
  const raw: Output = {
    owner,
    key: [sha256, ...inside].join(' '),
    make: async () => withMap(rawDocument(await read())),
  };
  const outputs: [string, Output][] = [
    [`pages/${file}`, whole],
    [`raw/${file}`, raw],
  ];
  if (page.feed)
    outputs.push([`root${feedOf(page.path)}`, { owner, key: hashOf(manifest, page.feed) }]);
  return outputs;
}

/** The files of the site's root, and what follows from all releases together: for the edge, for browsers, for search engines. */
function planLists(plan: Plan, releases: readonly Manifest[], { waiting }: SiteSources): void {
  const shell = releases.find(({ name }) => name === 'shell');
  for (const [file, { sha256 }] of Object.entries(shell?.files ?? {}))
    if (file.startsWith('root/')) plan.set(file, { owner: 'shell', key: sha256 });
  const { origin = '', monitor = '' } = shell?.shell ?? {};
  const remotes = releases.filter(({ name }) => name !== 'shell');
  const followed = redirectsOf(releases, waiting).filter(({ isFollowed }) => isFollowed);
  const redirects = followed.flatMap(({ from, to }) => [
    [from, to],
    [rawPath(from), rawPath(to)],
  ]);
  const configuration = { redirects: Object.fromEntries(redirects), origin, monitor };
  put(plan, `root${LISTS.remotes}`, remotesList(remotes));
  put(plan, `root${LISTS.active}`, activeList(releases));
  const pages = remotes.flatMap((remote) => remote.pages);
  put(plan, `root${LISTS.sitemap}`, sitemap(origin, pages));
  put(plan, EDGE_FILES.maps, edgeMaps(configuration));
  put(plan, EDGE_FILES.json, JSON.stringify(configuration));
}

function put(plan: Plan, path: string, text: string, owner = COMPOSER): void {
  plan.set(path, { owner, key: sha256Of(text), make: async () => text });
}
