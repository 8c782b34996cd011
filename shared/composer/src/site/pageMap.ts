import type { ManifestPage } from '@site/contract/manifest.ts';
import type { SearchFile } from '@site/contract/search.ts';
import { escapeHtml } from '../base/html.ts';
import { isListed, type ListedPage } from './siteLists.ts';

/** What the map says of a publisher's release. */
export interface Mapped {
  release: {
    name: string;
    pages: readonly (ListedPage & Pick<ManifestPage, 'page' | 'title'>)[];
  };
  search: Pick<SearchFile, 'topic'>;
}

/** What the start page is called where all pages are listed: its title says what the site offers. */
const HOME = 'Início';

/**
 * All pages of the site by publisher, as HTML for the search page: each as its manifest calls it.
 * Patterns and what follows from data have no place of their own here: thousands of vacancies are
 * found by their list.
 */
export function pageMap(all: readonly Mapped[]): string {
  return all
    .flatMap(({ release, search }) => {
      const pages = release.pages.filter((page) => page.path === page.page && isListed(page));
      if (pages.length === 0 || release.name === 'shell') return [];
      const links = pages.map(
        ({ path, title }) => `<li><a href="${path}">${escapeHtml(nameOf(path, title))}</a></li>`,
      );
      const heading = search.topic ?? withoutSuffix(pages[0]?.title ?? '');
      return `<section><h3>${escapeHtml(heading)}</h3><ul>${links.join('')}</ul></section>`;
    })
    .join('');
}

function nameOf(path: string, title: string): string {
  return path === '/' ? HOME : withoutSuffix(title);
}

/** Titles end in the site's name, which is said already. */
function withoutSuffix(title: string): string {
  return title.replace(/ \| [^|]*$/, '');
}
