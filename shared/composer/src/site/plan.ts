import { type Manifest, type ManifestPage, releaseId } from '@site/contract/manifest.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import { documentFile, SEARCH_PATH } from '@site/contract/paths.ts';
import { MAP_PLACEHOLDER } from '@site/contract/placeholders.ts';
import { SEARCH_INDEX } from '@site/contract/search.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import type { SiteSources } from '../store/activeReleases.ts';
import type { Blobs } from '../store/blobs.ts';
import { manifestFile, STATE_FILE } from '../store/state.ts';
import { withoutTakenOver } from '../validation/claims.ts';
import { redirectsOf } from '../validation/redirects.ts';
import { EDGE_FILES, edgeMaps } from './edgeMaps.ts';
import { readFragments, type SiteFragments, shownOn, withFragments } from './fragments.ts';
import { COMPOSITION, type Frame, frameOf, hashOf, rawDocument } from './frame.ts';
import { activeList, remotesList, sitemap } from './siteLists.ts';
import { readSearch } from './siteSearch.ts';

/** The value of the cookie `preview` that shows a release: `mf-rentals.0123456789ab`. */
export const previewName = (manifest: Manifest): string =>
  `${manifest.name}.${releaseId(manifest)}`;

/** What the edge sends to those with the cookie in place of the site's files. */
const folderOf = (preview: Manifest): string => `preview/${previewName(preview)}/`;

/** A file of the site: the hash of what it follows from, and how to get it. */
export interface Output {
  key: string;
  /** The publisher whose file it is; empty for what follows from all of them. */
  owner: string;
  /** Of a preview or a retired release: the site is whole without. */
  isOptional?: true;
  /** Left out for a file of a release: `key` is its hash. */
  make?: () => Promise<string>;
}

/** What browsers request below a publisher's name: no documents and parts. */
const ALL = /^(assets|brand|files)\//;

/** Every file of the site by its path. */
export type Plan = Map<string, Output>;

/**
 * Says what the site consists of: files that pages refer to, pages, and what the edge reads. Follows from the
 * releases alone. Before there is a shell there is no configuration of edges. `fail` notes the publisher whose
 * file cannot be read, or throws.
 * @throws Error where the shell's parts cannot be read.
 */
export async function planSite(
  sources: SiteSources,
  blobs: Blobs,
  fail: (publisher: string, why: string) => void,
): Promise<Plan> {
  const plan: Plan = new Map();
  const { shell, retired, previews, waiting } = sources;
  const optional: Plan = new Map();
  planState(plan, sources);
  const remotes = withoutTakenOver(sources.remotes);
  for (const one of [...(shell ? [shell] : []), ...remotes]) planFiles(plan, one);
  for (const preview of previews) {
    planFiles(optional, preview, /^assets\//);
    planFiles(optional, preview, /^(brand|files)\//, folderOf(preview));
  }
  for (const one of retired) planFiles(optional, one);
  if (shell?.shell) {
    const search = await readSearch([shell, ...remotes], blobs, fail);
    const frame = await frameOf(shell, search.map, blobs).catch((error) => {
      fail(shell.name, messageOf(error));
      throw error;
    });
    const fragments = await readFragments(remotes, blobs, fail);
    for (const one of [shell, ...remotes]) planPages(plan, frame, one, fragments);
    planLists(plan, { ...sources, remotes }, shell);
    put(plan, `root${SEARCH_INDEX}`, search.index);
    for (const preview of previews) {
      const seen = [...remotes.filter(({ name }) => name !== preview.name), preview];
      const shown = await readFragments(seen, blobs, fail);
      for (const one of seen)
        planPages(optional, frame, one, shown, folderOf(preview), preview.name);
      // Lists of its own beside its pages: the edge sends them where the cookie names it.
      const root = `${folderOf(preview)}root`;
      put(plan, `${root}/remotes.json`, remotesList(seen));
      const { index } = await readSearch([shell, ...seen], blobs, fail);
      put(plan, root + SEARCH_INDEX, index);
    }
  }
  for (const [path, output] of optional)
    if (!plan.has(path)) plan.set(path, { ...output, isOptional: true });
  for (const path of waiting)
    for (const tree of ['pages', 'raw']) put(plan, `waiting/${tree}/${documentFile(path)}`, '');
  if (shell && !sources.isAwaiting) put(plan, 'state/all-known', '');
  return plan;
}

/** What the composer goes on from after a restart: what visitors see and what was saved are one thing. */
function planState(plan: Plan, { state, manifests }: SiteSources): void {
  put(plan, STATE_FILE, JSON.stringify(state));
  for (const manifest of manifests) {
    const text = () => JSON.stringify(manifest);
    const key = manifestKeys.get(manifest) ?? sha256Of(text());
    manifestKeys.set(manifest, key);
    const make = async () => text();
    plan.set(manifestFile(manifest.name, releaseId(manifest)), { owner: '', key, make });
  }
}

/** Hashes of manifests: 4 MB for 30,000 vacancies, and the same with every publication. */
const manifestKeys = new WeakMap<Manifest, string>();

/**
 * Pages of one kind beyond which their stylesheets stay files: compressing a page takes 2.6 ms with
 * its styles and 0.9 ms without, which is a minute for 30,000 vacancies.
 */
const MAX_INLINE_PAGES = 1000;

/** The first release that has a file decides what is in it. */
function planFiles(plan: Plan, { name, files }: Manifest, requested = ALL, folder = ''): void {
  for (const [file, { sha256: key }] of Object.entries(files)) {
    const path = `${folder}${name}/${file}`;
    if (requested.test(file) && !plan.has(path)) plan.set(path, { owner: name, key });
  }
}

/** `previewed` is the publisher of a preview: of the others those pages are in it that show its fragments. */
function planPages(
  plan: Plan,
  frame: Frame,
  manifest: Manifest,
  fragments: SiteFragments,
  folder = '',
  previewed = manifest.name,
): void {
  const count = new Map<string, number>();
  for (const { group } of manifest.pages) count.set(group, (count.get(group) ?? 0) + 1);
  for (const page of manifest.pages) {
    const isOf = (place: string) => place.startsWith(`${previewed}/`);
    if (manifest.name !== previewed && !page.places?.some(isOf)) continue;
    const isInline = (count.get(page.group) ?? 0) <= MAX_INLINE_PAGES;
    for (const [path, output] of outputsOf(frame, manifest, page, isInline, fragments))
      plan.set(folder + path, output);
  }
}

/** The files of one page. */
function outputsOf(
  frame: Frame,
  manifest: Manifest,
  page: ManifestPage,
  isInline: boolean,
  fragments: SiteFragments,
): [string, Output][] {
  const { name: owner } = manifest;
  const sha256 = hashOf(manifest, page.document);
  const file = documentFile(page.path);
  const map = page.path === SEARCH_PATH ? frame.map : '';
  const shown = shownOn(page, fragments);
  const keys = [...shown.values()].map(({ key }) => key);
  const text = (change: string, make: (document: string) => string | Promise<string>): Output => ({
    owner,
    key: [sha256, change, map, ...keys].join(' '),
    make: async () => {
      const document = (await frame.blobs.read(sha256)).toString();
      const html = await make(withFragments(document, shown));
      return html.replace(MAP_PLACEHOLDER, () => map);
    },
  });
  const stylesheets = isInline ? (manifest.groups[page.group]?.stylesheets ?? []) : undefined;
  const whole = text(`${frame.key} ${isInline}`, (document) =>
    frame.compose(document, manifest, stylesheets, shown.values()),
  );
  if (['/404', '/503'].includes(page.path)) return [[`errors/${file}`, whole]];
  if (page.status === 410) return [[`gone/pages/${file}`, whole]];
  const raw = text(COMPOSITION, rawDocument);
  const outputs: [string, Output][] = [
    [`pages/${file}`, whole],
    [`raw/${file}`, raw],
  ];
  if (page.feed) {
    const feed = `root${page.path === '/' ? '' : page.path}/feed.xml`;
    outputs.push([feed, { owner, key: hashOf(manifest, page.feed) }]);
  }
  return outputs;
}

/** The files of the site's root, and what follows from all releases together: for the edge, for browsers, for search engines. */
function planLists(plan: Plan, sources: SiteSources, shell: Manifest): void {
  for (const [file, { sha256: key }] of Object.entries(shell.files))
    if (file.startsWith('root/')) plan.set(file, { owner: shell.name, key });
  const { remotes, waiting } = sources;
  const { origin = '', monitor = '' } = shell.shell ?? {};
  const pages = remotes.flatMap((remote) => remote.pages);
  const redirects = redirectsOf([shell, ...remotes], waiting);
  const configuration = { redirects, origin, monitor };
  put(plan, 'root/remotes.json', remotesList(remotes));
  put(plan, 'root/stage.json', activeList([shell, ...remotes]));
  put(plan, 'root/sitemap.xml', sitemap(origin, pages));
  put(plan, EDGE_FILES.maps, edgeMaps(configuration));
  put(plan, EDGE_FILES.json, JSON.stringify(configuration));
}

function put(plan: Plan, path: string, text: string): void {
  plan.set(path, { owner: '', key: sha256Of(text), make: async () => text });
}
