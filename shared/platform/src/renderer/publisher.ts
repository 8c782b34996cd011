import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { breadcrumbList } from '@site/content/structuredData.ts';
import type { Manifest, ManifestPage } from '@site/contract/manifest.ts';
import { type SearchFile, searchFileSchema } from '@site/contract/search.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import { site } from '@site/site';
import { buildDocument } from '../render/buildDocument.ts';
import { pageDescription, pageTitle } from '../render/headTags.ts';
import { renderPage } from '../render/renderPage.tsx';
import type { PagePlan, Publication } from './dataPages.ts';
import { withData } from './PageData.tsx';
import { dataFile, type ListedFile, ReleaseFolder, readManifest } from './release.ts';

interface Place {
  build: Manifest;
  /** What can be found of the build's own pages. */
  search: SearchFile;
  folder: ReleaseFolder;
  /** Paths and patterns whose documents in the build are left out. */
  routes: readonly string[];
}

/** Renders pages from data into releases of one build; files that did not change are kept. */
export class DataPublisher {
  private readonly place: Place;

  /** Puts a build's files into the folder that is published. */
  static async open(from: string, to: string, routes: readonly string[]): Promise<DataPublisher> {
    const folder = await ReleaseFolder.open(to, from);
    const build = await readManifest(from);
    return new DataPublisher({ build, search: await readSearch(build, from), folder, routes });
  }

  private constructor(place: Place) {
    this.place = place;
  }

  /** Publishes the build as it is, while there never were data. */
  async publishBuild(): Promise<void> {
    await this.place.folder.publish(this.place.build);
  }

  /** Publishes what follows from the data. Returns how many pages it has. */
  async publish({ files: own, pages: plans, search, notice }: Publication): Promise<number> {
    const { folder, search: built } = this.place;
    const found = { ...built, ...search, entries: [...built.entries, ...(search?.entries ?? [])] };
    const searchFile = dataFile('data/search-*.json', JSON.stringify(found));
    const files: ListedFile[] = [];
    for (const file of [...own, searchFile]) files.push(await folder.add(file));
    const pages: ManifestPage[] = [];
    for (const plan of plans) {
      const document = await folder.add(dataFile('data/*.html', this.render(plan)));
      files.push(document);
      pages.push(pageOf(plan, document.file, this.groupOf(plan)));
    }
    const more = { search: searchFile.file, ...(notice && { notice }) };
    await folder.publish(this.manifestOf(pages, files, more));
    return pages.length;
  }

  /** A page exactly as the build renders pages without data. */
  private render(plan: PagePlan): string {
    const { path, page, head, structuredData = [], crumbs, Page, data } = plan;
    const { name, entry, shared, groups } = this.place.build;
    const requires = Object.entries(shared).map(([one, { requires: range }]) => [one, range]);
    return buildDocument(
      { name, entry, requires: Object.fromEntries(requires), site },
      {
        path,
        page,
        head,
        structuredData: [...structuredData, breadcrumbList(crumbs)],
        html: renderPage(withData(Page, data), path, name),
        assets: groups[this.groupOf(plan)] ?? { stylesheets: [], preload: [] },
      },
    );
  }

  /** The name of a page's assets: those of the build's own document. */
  private groupOf({ path, page }: PagePlan): string {
    const own = this.place.build.pages.find((one) => one.path === page);
    if (own) return own.group;
    throw new Error(`${path}: its page ${page} is none of the build's.`);
  }

  /** The build's pages, with those made of data in the place of the build's own. */
  private manifestOf(
    pages: readonly ManifestPage[],
    files: readonly ListedFile[],
    more: Pick<Manifest, 'search' | 'notice'>,
  ): Manifest {
    const { build, routes } = this.place;
    const replaced = build.pages.filter(({ path }) => routes.includes(path));
    const left = new Set([...replaced.map(({ document }) => document), build.search]);
    const kept = Object.entries(build.files).filter(([file]) => !left.has(file));
    const added = files.map(({ file, size, sha256 }) => [file, { size, sha256 }] as const);
    const manifest = {
      ...build,
      files: Object.fromEntries([...kept, ...added]),
      pages: [...build.pages.filter((page) => !replaced.includes(page)), ...pages],
      ...more,
    };
    return { ...manifest, revision: sha256Of(JSON.stringify(manifest)).slice(0, 12) };
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

/** What a build says can be found of it; nothing where it says nothing. */
async function readSearch({ search }: Manifest, folder: string): Promise<SearchFile> {
  if (!search) return { entries: [] };
  return searchFileSchema.parse(JSON.parse(await readFile(join(folder, search), 'utf8')));
}
