import { isPattern } from '@site/contract/paths.ts';
import { type SearchFile, searchFileSchema } from '@site/contract/search.ts';
import { type PagesModule, type RenderedPage, renderAll } from '../render/pages.ts';
import { searchEntriesOf } from '../render/searchEntries.ts';

/** Where a build's search entries are; only the composer reads them. */
export const SEARCH_FILE = 'search.json';

/** What can be found of an app's pages; patterns and pages kept out of search engines stay out. */
export function searchFileOf(module: PagesModule, pages: readonly RenderedPage[]): SearchFile {
  const entries = pages
    .filter(({ path, head }) => !isPattern(path) && !head.noindex && !head.unlisted)
    .flatMap(searchEntriesOf);
  return searchFileSchema.parse({ ...(module.topic ? { topic: module.topic } : {}), entries });
}

/** The same from an app's source, for developing. */
export function renderSearchFile(app: string, module: PagesModule): SearchFile {
  return searchFileOf(module, renderAll(app, module).pages);
}
