import { readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { withData } from '@site/content/pageData.tsx';
import { breadcrumbList } from '@site/content/structuredData.ts';
import type { Manifest, ManifestPage } from '@site/contract/manifest.ts';
import { searchFileSchema } from '@site/contract/search.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import { site } from '@site/site';
import { headTexts, pageDocument } from '../prerender/pageDocument.ts';
import { renderPage } from '../prerender/renderPage.tsx';
import { filesIn, MANIFEST, readManifest, replaceFile } from '../project/buildFiles.ts';
import { type DataFile, dataFile, type PagePlan, type Publication } from './dataPages.ts';

/** Renders pages of data into releases of the build `from`, without its documents of `routes`, published in `to`. */
export async function openPublisher(from: string, to: string, routes: readonly string[]) {
  const folder = await openReleaseFolder(to, from);
  const build = readManifest(from);
  const { name, groups } = build;
  // What can be found of the build's own pages.
  const own = searchFileSchema.parse(
    build.search ? JSON.parse(readFileSync(join(from, build.search), 'utf8')) : { entries: [] },
  );
  const replaced = build.pages.filter(({ path }) => routes.includes(path));
  const left = new Set([...replaced.map(({ document }) => document), build.search]);
  return {
    /** Publishes the build as it is, while there never were data. */
    publishBuild: () => folder.publish(build),
    /** Publishes what follows from the data. Returns how many pages it has. */
    async publish({ files: added, pages: plans, search, notice }: Publication): Promise<number> {
      const found = { ...own, entries: [...own.entries, ...(search?.entries ?? [])] };
      const searchFile = dataFile('data/search-*.json', JSON.stringify(found));
      const files = Object.entries(build.files).filter(([file]) => !left.has(file));
      for (const file of [...added, searchFile]) files.push(folder.add(file));
      const pages: ManifestPage[] = [];
      for (const plan of plans) {
        const { path, page, head, isGone, changedAt, feed } = plan;
        const { group = '' } = replaced.find((one) => one.path === page) ?? {};
        const assets = groups[group];
        if (!assets) throw new Error(`${path}: its page ${page} is none of the build's.`);
        const html = pageDocument({ ...build, site }, { ...renderPlan(plan, name), assets });
        const document = dataFile('data/*.html', html);
        files.push(folder.add(document));
        pages.push({
          ...{ path, page, document: document.file, group },
          ...headTexts(head, site),
          ...(isGone && { status: 410 }),
          ...(changedAt && { changedOn: changedAt.slice(0, 10) }),
          ...(feed && { feed }),
        });
        // The process handles a signal between two pages.
        await nextTurn();
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
    },
  };
}

/** A page exactly as the build of an app renders pages without data. */
export function renderPlan(plan: PagePlan, app: string) {
  const { path, page, head, structuredData = [], crumbs, Page, data } = plan;
  return {
    ...{ path, page, head },
    structuredData: [...structuredData, breadcrumbList(crumbs)],
    html: renderPage(withData(Page, data), path, app),
  };
}

/** The composer may still be downloading a release that was replaced meanwhile. */
const KEEP_RETIRED_MS = 60 * 60 * 1000;

/** The folder that a publisher serves, with the files of a build. Releases replace each other by their manifest alone. */
export async function openReleaseFolder(folder: string, build: string) {
  await cp(build, folder, { recursive: true, filter: (file) => basename(file) !== MANIFEST });
  /** When each file was last part of a release, or was first seen. */
  const usedAt = new Map<string, number>();
  const use = (files: readonly string[]) => {
    for (const file of files) usedAt.set(file, performance.now());
  };
  use(filesIn(folder));
  let published: readonly string[] = [];
  return {
    /** Writes a file, unless it is there already, and whole. Returns what a manifest says of it. */
    add({ file, bytes, sha256 }: DataFile): [string, Manifest['files'][string]] {
      replaceFile(join(folder, file), bytes);
      return [file, { size: bytes.length, sha256 }];
    },
    /** Makes this the release that is published, and removes files that were retired long ago. */
    async publish(manifest: Manifest): Promise<void> {
      replaceFile(join(folder, MANIFEST), JSON.stringify(manifest));
      use(published);
      published = [MANIFEST, ...Object.keys(manifest.files)];
      use(published);
      for (const [file, at] of usedAt) {
        if (performance.now() - at < KEEP_RETIRED_MS) continue;
        await rm(join(folder, file), { force: true });
        usedAt.delete(file);
      }
    },
  };
}
