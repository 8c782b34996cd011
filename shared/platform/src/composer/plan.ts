import { type Manifest, type ManifestPage, releaseId } from '@site/contract/manifest.ts';
import { documentFile, isPattern } from '@site/contract/paths.ts';
import { fillPlaceholders, PARTS, type Parts, withoutParts } from '@site/contract/placeholders.ts';
import { type StagedRelease, stagedReleaseSchema } from '@site/contract/stage.ts';
import { sha256Of } from '../project/sha256.ts';
import type { Blobs } from './blobs.ts';
import { type Candidate, treesOf } from './candidates.ts';
import { type EdgeFacts, FACTS_FILES } from './edgeFacts.ts';
import { edgeMaps, type Inline, inlineHashes } from './edgeMaps.ts';
import { sitemap } from './sitemap.ts';

/** Raised when composing itself changes, so that every page is composed anew. */
const COMPOSITION = '1';

/** A file of the site: what it follows from, and how to get it. */
export type Output =
  | { kind: 'file'; key: string; sha256: string }
  | { kind: 'text'; key: string; make(): Promise<string> }
  | { kind: 'pointer'; key: string; to: string };

/** Every file of the site by its path, in the order in which they are to appear. */
export type Plan = Map<string, Output>;

export interface Stage {
  shell: Manifest | undefined;
  remotes: readonly Manifest[];
  /** Releases that are tried beside those on stage. */
  candidates: readonly Candidate[];
  /** Releases that left the stage lately: old tabs still ask for their files. */
  former: readonly Manifest[];
  /** Paths of publishers that were heard but have nothing on stage. */
  waiting: readonly string[];
  /** Whether somebody who was named at the beginning was never heard. */
  isAwaiting: boolean;
  /** What stood inline in the shells before: their pages may still be on somebody's screen. */
  formerInline: readonly Inline[];
  /** When a page's content last changed, as a date. */
  changedOn(path: string): string | undefined;
}

/**
 * Says what the site consists of: files that pages refer to, then pages, then what the edge reads.
 * Follows from the releases on stage alone, so that whoever was interrupted can do it again.
 */
export async function planSite(stage: Stage, blobs: Blobs): Promise<Plan> {
  const plan: Plan = new Map();
  const { shell, remotes, former, candidates } = stage;
  const all = shell ? [shell, ...remotes] : remotes;
  const tried = candidates.map(({ manifest }) => manifest);
  for (const manifest of [...all, ...tried, ...former]) planFiles(plan, manifest);
  if (shell?.shell) {
    const composition = await compositionOf(shell, shell.shell.parts, blobs);
    planShell(plan, shell, composition, blobs);
    for (const remote of remotes) {
      for (const page of remote.pages) planPage(plan, remote, page, composition, blobs);
    }
    planLists(plan, stage, shell, composition);
    planCandidates(plan, stage, composition, blobs);
  }
  for (const path of stage.waiting) {
    for (const tree of ['pages', 'raw']) put(plan, `waiting/${tree}/${documentFile(path)}`, '');
  }
  if (shell && !stage.isAwaiting) put(plan, 'state/all-heard', '');
  return plan;
}

interface Composition {
  parts: Parts;
  /** Changes whenever a page of the same document would come out differently. */
  key: string;
}

async function compositionOf(
  shell: Manifest,
  files: Record<keyof Parts, string>,
  blobs: Blobs,
): Promise<Composition> {
  const hashes = PARTS.map((part) => hashOf(shell, files[part]));
  const [head = '', header = '', footer = ''] = await Promise.all(
    hashes.map(async (hash) => (await blobs.read(hash)).toString()),
  );
  return { parts: { head, header, footer }, key: [COMPOSITION, ...hashes].join() };
}

/** What browsers ask for below the publisher's name. Documents and parts are nobody's to ask for. */
function planFiles(plan: Plan, manifest: Manifest): void {
  for (const [file, { sha256 }] of Object.entries(manifest.files)) {
    if (/^(assets|brand)\//.test(file)) {
      plan.set(`${manifest.name}/${file}`, { kind: 'file', key: sha256, sha256 });
    }
  }
}

function planPage(
  plan: Plan,
  manifest: Manifest,
  page: ManifestPage,
  composition: Composition,
  blobs: Blobs,
): void {
  const sha256 = hashOf(manifest, page.document);
  const read = async () => (await blobs.read(sha256)).toString();
  const file = documentFile(page.path);
  const whole: Output = {
    kind: 'text',
    key: sha256Of(`${sha256},${composition.key}`),
    make: async () => fillPlaceholders(await read(), composition.parts),
  };
  if (page.status === 410) {
    plan.set(`gone/pages/${file}`, whole);
    return;
  }
  plan.set(`pages/${file}`, whole);
  plan.set(`raw/${file}`, {
    kind: 'text',
    key: sha256Of(`${sha256},${COMPOSITION},raw`),
    make: async () => withoutParts(await read()),
  });
  if (page.feed) {
    const feed = hashOf(manifest, page.feed);
    plan.set(`root${page.path}/feed.xml`, { kind: 'file', key: feed, sha256: feed });
  }
}

/** Candidates have trees of their own beside the pages, and buckets of visitors point to them. */
function planCandidates(
  plan: Plan,
  { remotes, candidates }: Stage,
  composition: Composition,
  blobs: Blobs,
): void {
  const { trees, buckets } = treesOf(candidates);
  for (const { name, manifests } of trees) {
    const tree: Plan = new Map();
    for (const manifest of manifests) {
      for (const page of manifest.pages) planPage(tree, manifest, page, composition, blobs);
    }
    const instead = new Map(manifests.map((manifest) => [manifest.name, manifest]));
    const seen = remotes.map((remote) => instead.get(remote.name) ?? remote);
    put(tree, 'root/remotes.json', JSON.stringify(seen.map(forBrowsers)));
    for (const [path, output] of tree) plan.set(`cand/${name}/${path}`, output);
  }
  for (const [bucket, name] of buckets) {
    plan.set(`bucket/${bucket}`, { kind: 'pointer', key: name, to: `../cand/${name}` });
  }
}

/** The shell's own pages and the files of the site's root. */
function planShell(plan: Plan, shell: Manifest, composition: Composition, blobs: Blobs): void {
  for (const page of shell.pages) {
    const isError = page.path === '/404' || page.path === '/503';
    const own: Plan = new Map();
    planPage(own, shell, page, composition, blobs);
    for (const [path, output] of own) {
      if (!isError) plan.set(path, output);
      else if (path.startsWith('pages/')) plan.set(`errors/${page.path.slice(1)}.html`, output);
    }
  }
  for (const [file, { sha256 }] of Object.entries(shell.files)) {
    if (file.startsWith('root/')) plan.set(file, { kind: 'file', key: sha256, sha256 });
  }
}

/** What follows from all releases together: for the edge, for browsers, for search engines. */
function planLists(plan: Plan, stage: Stage, shell: Manifest, composition: Composition): void {
  const { remotes, waiting } = stage;
  const { origin = '', connect = [], monitor = '' } = shell.shell ?? {};
  const inline = [inlineHashes(composition.parts.head), ...stage.formerInline];
  const pages = remotes.flatMap((remote) => remote.pages);
  const tried = stage.candidates.flatMap(({ manifest }) => manifest.pages);
  put(plan, 'root/remotes.json', JSON.stringify(remotes.map(forBrowsers)));
  put(plan, 'root/stage.json', JSON.stringify([shell, ...remotes].map((one) => staged(one))));
  put(plan, 'root/sitemap.xml', sitemap(origin, pages, stage.changedOn));
  const facts: EdgeFacts = {
    redirects: Object.assign({}, ...[shell, ...remotes].map(({ redirects }) => redirects)),
    patterns: [...new Set([...[...pages, ...tried].map(({ path }) => path), ...waiting])].filter(
      isPattern,
    ),
    scripts: [...new Set(inline.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(inline.flatMap(({ styles }) => styles))],
    connect,
    monitor,
    isTrying: stage.candidates.length > 0,
  };
  put(plan, FACTS_FILES.maps, edgeMaps(facts));
  put(plan, FACTS_FILES.json, JSON.stringify(facts));
}

/**
 * What a browser needs to ask for a page's module together with its document. Pages of one kind are
 * told once, by the key of their code: thousands of vacancies are one pattern.
 */
function forBrowsers({ name, entry, contract, groups, pages }: Manifest) {
  const address = (file: string) => `/${name}/${file}`;
  const kinds = new Map(pages.map(({ page, group }) => [page, group]));
  return {
    name,
    contract,
    entry: address(entry),
    pages: [...kinds].map(([page, group]) => ({ path: page, page, group })),
    groups: Object.fromEntries(
      Object.entries(groups).map(([group, { preload }]) => [group, preload.map(address)]),
    ),
  };
}

/** What a team must know of the others, to hold its build against them before it publishes. */
function staged(manifest: Manifest): StagedRelease {
  return stagedReleaseSchema.parse(manifest);
}

function put(plan: Plan, path: string, text: string): void {
  plan.set(path, { kind: 'text', key: sha256Of(text), make: async () => text });
}

function hashOf(manifest: Manifest, file: string): string {
  const entry = manifest.files[file];
  if (!entry) throw new Error(`${manifest.name} ${releaseId(manifest)} does not list ${file}.`);
  return entry.sha256;
}
