import { type Manifest, type ManifestPage, releaseId } from '@site/contract/manifest.ts';
import { documentFile, SEARCH_PATH } from '@site/contract/paths.ts';
import {
  fillPlaceholders,
  MAP_PLACEHOLDER,
  PARTS,
  type Parts,
  withoutParts,
} from '@site/contract/placeholders.ts';
import { SEARCH_POINTER } from '@site/contract/search.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import type { Blobs } from './blobs.ts';
import { EDGE_FILES, type EdgeConfiguration } from './edgeConfiguration.ts';
import { edgeMaps } from './edgeMaps.ts';
import { activeList, edgeConfigurationOf, remotesList } from './siteLists.ts';
import { sitemap } from './sitemap.ts';
import { readSearch, type SiteSearch } from './siteSearch.ts';
import type { SiteSources } from './siteSources.ts';

/** Raised when composing itself changes, so that every page is composed anew. */
const COMPOSITION = '2';

/** The value of the cookie `preview` that shows a release: `mf-rentals.0123456789ab`. */
export const previewName = (manifest: Manifest): string =>
  `${manifest.name}.${releaseId(manifest)}`;

/** The order in which files appear: what points to another one comes after it. */
export const PHASES = ['files', 'pages', 'lists'] as const;

/** A file of the site: the hash of what it follows from, and how to get it. */
export type Output = {
  key: string;
  phase: (typeof PHASES)[number];
  /** The publisher whose file it is; empty for what follows from all of them. */
  owner: string;
} & ({ kind: 'file' } | { kind: 'text'; make(): Promise<string> });

/** Every file of the site by its path. */
export type Plan = Map<string, Output>;

export interface SitePlan {
  plan: Plan;
  /** The edge's configuration; nothing before there is a shell. */
  configuration: EdgeConfiguration | undefined;
}

/**
 * Says what the site consists of: files that pages refer to, pages, and what the edge reads.
 * Follows from the releases alone, so that what was interrupted can be done again.
 */
export async function planSite(sources: SiteSources, blobs: Blobs): Promise<SitePlan> {
  const plan: Plan = new Map();
  let configuration: EdgeConfiguration | undefined;
  const { shell, remotes, retired, previews } = sources;
  for (const one of [...(shell ? [shell] : []), ...remotes, ...previews, ...retired]) {
    planFiles(plan, one);
  }
  if (shell?.shell) {
    const site: Site = { plan, blobs, ...(await frameOf(shell, shell.shell.parts, blobs)) };
    const search = await readSearch([shell, ...remotes], blobs);
    planShell(site, shell, search.map);
    for (const remote of remotes) planPages(site, remote);
    configuration = edgeConfigurationOf(sources, shell);
    planLists(plan, sources, shell, configuration);
    planSearch(plan, search);
    for (const preview of previews) await planPreview(site, sources, shell, preview);
  }
  for (const path of sources.waiting) {
    for (const tree of ['pages', 'raw']) put(plan, `waiting/${tree}/${documentFile(path)}`, '');
  }
  if (shell && !sources.isAwaiting) put(plan, 'state/all-known', '');
  return { plan, configuration };
}

/** What pages are made of, and where they go. */
interface Site extends Frame {
  plan: Plan;
  blobs: Blobs;
}

/** What stands around every page. */
interface Frame {
  parts: Parts;
  /** Changes whenever a page of the same document would come out differently. */
  key: string;
}

async function frameOf(shell: Manifest, files: Parts, blobs: Blobs): Promise<Frame> {
  const hashes = PARTS.map((part) => hashOf(shell, files[part]));
  const [head = '', header = '', footer = ''] = await Promise.all(
    hashes.map(async (hash) => (await blobs.read(hash)).toString()),
  );
  return { parts: { head, header, footer }, key: [COMPOSITION, ...hashes].join() };
}

/** What browsers request below the publisher's name. They request no documents and parts there. */
function planFiles(plan: Plan, manifest: Manifest): void {
  for (const [file, { sha256 }] of Object.entries(manifest.files)) {
    if (/^(assets|brand|files)\//.test(file)) {
      const { name: owner } = manifest;
      plan.set(`${owner}/${file}`, { kind: 'file', phase: 'files', owner, key: sha256 });
    }
  }
}

function planPages(site: Site, manifest: Manifest): void {
  for (const page of manifest.pages) planPage(site, manifest, page);
}

function planPage({ plan, blobs, parts, key }: Site, manifest: Manifest, page: ManifestPage): void {
  const { name: owner } = manifest;
  const sha256 = hashOf(manifest, page.document);
  const file = documentFile(page.path);
  const text = (change: string, make: (document: string) => string): Output => ({
    kind: 'text',
    phase: 'pages',
    owner,
    key: sha256Of(`${sha256},${change}`),
    make: async () => make((await blobs.read(sha256)).toString()),
  });
  const whole = text(key, (document) => fillPlaceholders(document, parts));
  plan.set(page.status === 410 ? `gone/pages/${file}` : `pages/${file}`, whole);
  if (page.status === 410) return;
  plan.set(`raw/${file}`, text(`${COMPOSITION},raw`, withoutParts));
  if (page.feed) {
    const feed = hashOf(manifest, page.feed);
    const path = `root${page.path === '/' ? '' : page.path}/feed.xml`;
    plan.set(path, { kind: 'file', phase: 'pages', owner, key: feed });
  }
}

/** The index of the search by its content, then the pointer to it. */
function planSearch(plan: Plan, { index, address, pointer }: SiteSearch, root = 'root'): void {
  put(plan, address.slice(1), index, 'files');
  put(plan, `${root}${SEARCH_POINTER}`, pointer);
}

/** A preview has files of its own beside the pages: the edge sends them where the cookie names it. */
async function planPreview(
  site: Site,
  { remotes }: SiteSources,
  shell: Manifest,
  preview: Manifest,
): Promise<void> {
  const folder = `preview/${previewName(preview)}`;
  const own: Plan = new Map();
  planPages({ ...site, plan: own }, preview);
  const seen = remotes.map((remote) => (remote.name === preview.name ? preview : remote));
  put(own, 'root/remotes.json', remotesList(seen));
  for (const [path, output] of own) site.plan.set(`${folder}/${path}`, output);
  planSearch(site.plan, await readSearch([shell, ...seen], site.blobs), `${folder}/root`);
}

/** The shell's own pages and the files of the site's root. */
function planShell(site: Site, shell: Manifest, map: string): void {
  const { plan } = site;
  for (const page of shell.pages) {
    const isError = page.path === '/404' || page.path === '/503';
    const own: Plan = new Map();
    planPage({ ...site, plan: own }, shell, page);
    for (const [path, output] of own) {
      if (page.path === SEARCH_PATH) plan.set(path, withMap(output, map));
      else if (!isError) plan.set(path, output);
      else if (path.startsWith('pages/')) plan.set(`errors/${page.path.slice(1)}.html`, output);
    }
  }
  for (const [file, { sha256 }] of Object.entries(shell.files)) {
    if (!file.startsWith('root/')) continue;
    plan.set(file, { kind: 'file', phase: 'files', owner: shell.name, key: sha256 });
  }
}

/** The search page's document holds the map of the site. */
function withMap(output: Output, map: string): Output {
  if (output.kind !== 'text') return output;
  return {
    ...output,
    key: sha256Of(`${output.key},${map}`),
    make: async () => (await output.make()).replace(MAP_PLACEHOLDER, () => map),
  };
}

/** What follows from all releases together: for the edge, for browsers, for search engines. */
function planLists(
  plan: Plan,
  sources: SiteSources,
  shell: Manifest,
  configuration: EdgeConfiguration,
): void {
  const { remotes, changedOn } = sources;
  const pages = remotes.flatMap((remote) => remote.pages);
  put(plan, 'root/remotes.json', remotesList(remotes));
  put(plan, 'root/stage.json', activeList([shell, ...remotes]));
  put(plan, 'root/sitemap.xml', sitemap(shell.shell?.origin ?? '', pages, changedOn));
  put(plan, EDGE_FILES.maps, edgeMaps(configuration));
  put(plan, EDGE_FILES.json, JSON.stringify(configuration));
}

function put(plan: Plan, path: string, text: string, phase: Output['phase'] = 'lists'): void {
  plan.set(path, { kind: 'text', phase, owner: '', key: sha256Of(text), make: async () => text });
}

function hashOf(manifest: Manifest, file: string): string {
  const entry = manifest.files[file];
  if (!entry) throw new Error(`${manifest.name} ${releaseId(manifest)} does not list ${file}.`);
  return entry.sha256;
}
