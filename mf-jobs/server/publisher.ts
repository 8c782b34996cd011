import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestPage } from '@site/contract/manifest.ts';
import { type SearchFile, searchFileSchema } from '@site/contract/search.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import { makeSearchIndex } from '../src/search/searchIndex.ts';
import { renderDocument } from './documents.ts';
import { atomFeed } from './feed.ts';
import { type Memory, noticeOf } from './memory.ts';
import { DATA_PAGES, type PagePlan, planPages } from './pages.ts';
import { type DataFile, type ReleaseFolder, readManifest } from './release.ts';
import { searchVacancies, withVacancies } from './siteSearch.ts';

/** A document that was written, and what it followed from. */
interface Written {
  key: string;
  file: DataFile;
  title: string;
  description: string;
}

/** Pages that are rendered before other work of this process gets a turn. */
const PAGES_PER_TURN = 25;

/** Renders the vacancies' pages into releases of one build; pages that did not change are kept. */
export class VacancyPublisher {
  private readonly build: Manifest;
  /** What can be found of the build's own pages. */
  private readonly search: SearchFile;
  private readonly folder: ReleaseFolder;
  private written = new Map<string, Written>();

  static async open(buildFolder: string, folder: ReleaseFolder): Promise<VacancyPublisher> {
    const build = await readManifest(buildFolder);
    return new VacancyPublisher(build, await readSearch(build, buildFolder), folder);
  }

  private constructor(build: Manifest, search: SearchFile, folder: ReleaseFolder) {
    this.build = build;
    this.search = search;
    this.folder = folder;
  }

  /** Publishes the build as it is, while there never was a list. */
  async publishBuild(): Promise<void> {
    await this.folder.publish(this.build);
  }

  /** Publishes the memory. Returns how many pages were rendered for it. */
  async publish(memory: Memory, staleSince: string): Promise<number> {
    const index = await this.folder.add(
      'assets/vagas-*.json',
      JSON.stringify(makeSearchIndex(memory.jobs)),
    );
    const feed = await this.folder.add('data/feed-*.xml', atomFeed(memory.jobs, memory.changedAt));
    const search = await this.addSearch(memory);
    const files: DataFile[] = [index, feed, ...search];
    const pages: ManifestPage[] = [];
    const written = new Map<string, Written>();
    let rendered = 0;
    const options = { memory, staleSince, index: `/${this.build.name}/${index.file}` };
    for (const plan of planPages(options)) {
      const key = keyOf(plan);
      const known = this.written.get(plan.path);
      const isSame = known?.key === key;
      const document = isSame ? known : await this.write(plan, key);
      if (!isSame && ++rendered % PAGES_PER_TURN === 0) await nextTurn();
      written.set(plan.path, document);
      files.push(document.file);
      pages.push(pageOf(plan, document, feed.file));
    }
    this.written = written;
    const notice = noticeOf(memory);
    await this.folder.publish(this.manifestOf(pages, files, search[0]?.file, notice));
    return rendered;
  }

  /** What the site's search finds: the file that the manifest names first. */
  private async addSearch({ jobs }: Memory): Promise<DataFile[]> {
    const found = searchVacancies(jobs);
    const rows =
      found.more &&
      (await this.folder.add('assets/busca-vagas-*.json', JSON.stringify(found.more.rows)));
    const text = JSON.stringify(withVacancies(this.search, found, rows?.file ?? ''));
    const file = await this.folder.add('data/search-*.json', text);
    return rows ? [file, rows] : [file];
  }

  private async write(plan: PagePlan, key: string): Promise<Written> {
    const { html, title, description } = renderDocument(this.build, plan);
    return { key, file: await this.folder.add('data/*.html', html), title, description };
  }

  /** The build's pages, with those made of data in the place of the build's own. */
  private manifestOf(
    pages: readonly ManifestPage[],
    files: readonly DataFile[],
    search: string | undefined,
    notice: string,
  ): Manifest {
    const dataPages: readonly string[] = Object.values(DATA_PAGES);
    const replaced = this.build.pages.filter(({ path }) => dataPages.includes(path));
    const left = new Set([...replaced.map(({ document }) => document), this.build.search]);
    const kept = Object.entries(this.build.files).filter(([file]) => !left.has(file));
    const added = files.map(({ file, size, sha256 }) => [file, { size, sha256 }] as const);
    const manifest = {
      ...this.build,
      files: Object.fromEntries([...kept, ...added]),
      pages: [...this.build.pages.filter((page) => !replaced.includes(page)), ...pages],
      ...(search ? { search } : {}),
      ...(notice ? { notice } : {}),
    };
    return { ...manifest, revision: sha256Of(JSON.stringify(manifest)).slice(0, 12) };
  }
}

function pageOf(plan: PagePlan, { file, title, description }: Written, feed: string): ManifestPage {
  return {
    path: plan.path,
    page: plan.page,
    document: file.file,
    title,
    description,
    group: plan.group,
    ...(plan.isGone && { status: 410 as const }),
    ...(plan.changedAt && { changedOn: plan.changedAt.slice(0, 10) }),
    ...(plan.path === DATA_PAGES.list && { feed }),
  };
}

/** Changes whenever a page would come out differently. */
function keyOf({ data, head, path, page }: PagePlan): string {
  return sha256Of(JSON.stringify([path, page, data, head]));
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** What a build says can be found of it; nothing where it says nothing. */
async function readSearch({ search }: Manifest, folder: string): Promise<SearchFile> {
  if (!search) return { entries: [] };
  return searchFileSchema.parse(JSON.parse(await readFile(join(folder, search), 'utf8')));
}
