import type { Addressed } from '@site/composer/validation/addresses.ts';
import { pathFindings } from '@site/composer/validation/checkBeside.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import { importProblems, selectorProblems } from '../bundling/imports/sourceProblems.ts';
import { renderAll } from '../render/pages.ts';
import { linkFinder, markupProblems } from '../render/problems.ts';
import { siteReleases } from './siteAround.ts';
import { type Developed, loadPages, sourceAddresses } from './sourcePages.ts';

/**
 * What build and `check:remote` would say of a remote that its sources show without a browser, a sentence
 * each with its file and line, or its page and element.
 */
export async function mistakesIn(developed: Developed, app: string): Promise<string[]> {
  const { server } = developed;
  const sentences: string[] = [];
  try {
    // Half of a file, or of a branch, is a mistake like others.
    const written = [...importProblems(app), ...selectorProblems(app)];
    sentences.push(...written.map((problem) => problem.join(': ')));
    const module = await loadPages(server, app);
    const own = await sourceAddresses(server, app);
    const claimants = await claimantsOf(developed);
    const others = (claimants ?? []).filter(({ name }) => name !== app);
    for (const { message } of pathFindings(own, others))
      sentences.push(`${app}/src/routes.ts: ${message}`);
    const isLink = linkFinder([...others, own]);
    const { pages, problems } = renderAll(app, module);
    sentences.push(...problems);
    for (const { path, html } of pages) {
      const documentOf = (link: string) => pages.find((page) => page.path === link)?.html;
      const found = markupProblems(html, (link) => !claimants || isLink(link), documentOf);
      sentences.push(...found.map((problem) => `${app}${path}: ${problem}`));
    }
  } catch (error) {
    sentences.push(messageOf(error));
  }
  return sentences;
}

/** All that is claimed of the site's paths; nothing where these apps are not all of it. */
async function claimantsOf({ server, apps, site }: Developed): Promise<Addressed[] | undefined> {
  if (site) return siteReleases(site);
  if (!apps.includes('shell')) return undefined;
  return Promise.all(apps.map((app) => sourceAddresses(server, app)));
}
