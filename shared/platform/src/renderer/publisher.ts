import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withData } from '@site/content/pageData.tsx';
import { breadcrumbList } from '@site/content/structuredData.ts';
import type { Manifest, ManifestPage } from '@site/contract/manifest.ts';
import { type SearchFile, searchFileSchema } from '@site/contract/search.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import { site } from '@site/site';
import { buildDocument } from '../render/buildDocument.ts';
import { pageDescription, pageTitle } from '../render/headTags.ts';
import { renderPage } from '../render/renderPage.tsx';
import type { PagePlan, Publication } from './dataPages.ts';
import { dataFile, readManifest } from './release.ts';
import { ReleaseFolder } from './releaseFolder.ts';

/** Renders pages from data into releases of one build; files that did not change are kept. */
export class DataPublisher {
  private readonly build: Manifest;
  /** What can be found of the build's own pages. */
  private readonly search: SearchFile;
  private readonly folder: ReleaseFolder;
  private readonly routes: readonly string[];

  /**
   * Puts a build's files into the folder that is published. The build's documents of `routes`, paths
   * and patterns, are left out of releases.
   */
  static async open(from: string, to: string, routes: readonly string[]) {
    const folder = await ReleaseFolder.open(to, from);
    const build = await readManifest(from);
    const text = build.search ? await readFile(join(from, build.search), 'utf8') : '{"entries":[]}';
    return new DataPublisher(build, searchFileSchema.parse(JSON.parse(text)), folder, routes);
  }

  private constructor(
    build: Manifest,
    search: SearchFile,
    folder: ReleaseFolder,
    routes: readonly string[],
  ) {
    this.build = build;
    this.search = search;
    this.folder = folder;
    this.routes = routes;
  }

  /** Publishes the build as it is, while there never were data. */
  async publishBuild(): Promise<void> {
    await this.folder.publish(this.build);
  }

  /** Publishes what follows from the data. Returns how many pages it has. */
  async publish({ files: own, pages: plans, search, notice }: Publication): Promise<number> {
    const { build, folder } = this;
    const entries = [...this.search.entries, ...(search?.entries ?? [])];
    const found = JSON.stringify({ ...this.search, ...search, entries });
    const searchFile = dataFile('data/search-*.json', found);
    const replaced = build.pages.filter(({ path }) => this.routes.includes(path));
    const left = new Set([...replaced.map(({ document }) => document), build.search]);
    const files = Object.entries(build.files).filter(([file]) => !left.has(file));
    for (const file of [...own, searchFile]) files.push(await folder.add(file));
    const pages: ManifestPage[] = [];
    for (const plan of plans) {
      const document = dataFile('data/*.html', this.render(plan));
      files.push(await folder.add(document));
      pages.push(pageOf(plan, document.file, this.groupOf(plan)));
    }
    const manifest = {
      ...build,
      files: Object.fromEntries(files),
      pages: [...build.pages.filter((page) => !replaced.includes(page)), ...pages],
      search: searchFile.file,
      ...(notice && { notice }),
    };
    const revision = sha256Of(JSON.stringify(manifest)).slice(0, 12);
    await folder.publish({ ...manifest, revision });
    return pages.length;
  }

  /** A page exactly as the build renders pages without data. */
  private render(plan: PagePlan): string {
    const { path, page, head, structuredData = [], crumbs, Page, data } = plan;
    const { name, entry, shared, groups } = this.build;
    const requires = Object.entries(shared).map(([one, { requires: range }]) => [one, range]);
    return buildDocument(
      { name, entry, requires: Object.fromEntries(requires), site },
      {
        ...{ path, page, head },
        structuredData: [...structuredData, breadcrumbList(crumbs)],
        html: renderPage(withData(Page, data), path, name),
        assets: groups[this.groupOf(plan)] ?? { stylesheets: [], preload: [] },
      },
    );
  }

  /** The name of a page's assets: those of the build's own document. */
  private groupOf({ path, page }: PagePlan): string {
    const own = this.build.pages.find((one) => one.path === page);
    if (own) return own.group;
    throw new Error(`${path}: its page ${page} is none of the build's.`);
  }
}

function pageOf(
  { path, page, head, isGone, changedAt, feed }: PagePlan,
  document: string,
  group: string,
): ManifestPage {
  return {
    ...{ path, page, document, group },
    ...{ title: pageTitle(head, site), description: pageDescription(head) },
    ...(isGone && { status: 410 as const }),
    ...(changedAt && { changedOn: changedAt.slice(0, 10) }),
    ...(feed && { feed }),
  };
}
