import { extname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Manifest } from '@site/contract/manifest.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import { TYPES } from '../../base/fileTypes.ts';
import { serialQueue } from '../../base/serialQueue.ts';
import { type Finding, finding } from '../finding.ts';
import { documentChecker } from './checkDocument.ts';
import { checkFragment } from './checkFragment.ts';
import { checkScript } from './checkScript.ts';
import { checkSearch } from './checkSearch.ts';
import { checkStylesheet } from './checkStylesheet.ts';
import { readHtml } from './readHtml.ts';

/**
 * Of all releases one file after the other is read, and other work goes on in between: a small release does
 * not wait for a large one, and of a hundred releases one file is in memory.
 */
const queue = serialQueue();

/**
 * Holds a release's own files against the contract; their weight was checked before they were
 * downloaded. What did not change since `known`, a release of the same build that visitors see, is
 * not read again.
 */
export async function checkContents(
  manifest: Manifest,
  readFile: (file: string) => Promise<Buffer>,
  known?: Manifest,
): Promise<Finding[]> {
  const findings = fileFindings(manifest);
  // What is not even listed cannot be read.
  if (findings.length > 0) return findings;
  const before = known?.build === manifest.build ? known : undefined;
  const isNew = (file: string) => before?.files[file]?.sha256 !== manifest.files[file]?.sha256;
  const pagesBefore = new Set(before?.pages.map((page) => JSON.stringify(page)));
  const check = (file: string, findingsIn: (text: string) => Finding[]) =>
    queue(async () => {
      await nextTurn();
      const text = (await readFile(file)).toString();
      try {
        findings.push(...findingsIn(text));
      } catch (error) {
        findings.push(finding(manifest, 'budget', messageOf(error), file));
      }
    });
  const changed = manifest.pages.filter(
    (page) => isNew(page.document) || !pagesBefore.has(JSON.stringify(page)),
  );
  for (const [document, pages] of Map.groupBy(changed, (page) => page.document))
    await check(document, (html) => pages.flatMap(documentChecker(manifest, html)));
  const fragments = Object.entries(manifest.fragments ?? {});
  for (const [name, { document }] of fragments)
    if (isNew(document)) await check(document, (html) => checkFragment(manifest, name, html));
  for (const part of Object.values(manifest.shell?.parts ?? {}))
    await check(part, (html) => {
      readHtml(html);
      return [];
    });
  for (const file of Object.keys(manifest.files)) {
    if (!file.endsWith('.js') || !isNew(file)) continue;
    await check(file, (code) => checkScript(manifest, file, code));
  }
  const isRemote = manifest.name !== 'shell';
  const parts = [...Object.values(manifest.groups), ...fragments.map(([, one]) => one)];
  const sheets = parts.flatMap(({ stylesheets }) => stylesheets);
  for (const file of isRemote ? new Set(sheets) : []) {
    if (isNew(file)) await check(file, (css) => checkStylesheet(manifest, file, css));
  }
  findings.push(...(await checkSearch(manifest, readFile)));
  return findings;
}

/** Every file is of a known kind, and every file that is named is listed. */
function fileFindings(manifest: Manifest): Finding[] {
  const strange = Object.keys(manifest.files)
    .filter((file) => !Object.hasOwn(TYPES, extname(file)))
    .map((file) => finding(manifest, 'files', `no file of a site ends in ${extname(file)}`, file));
  const fragments = Object.values(manifest.fragments ?? {});
  const named = [
    manifest.entry,
    ...manifest.pages.map(({ document }) => document),
    ...manifest.pages.flatMap(({ feed }) => feed ?? []),
    ...(manifest.search ? [manifest.search] : []),
    ...fragments.map(({ document }) => document),
    ...[...Object.values(manifest.groups), ...fragments].flatMap((one) => [
      ...one.stylesheets,
      ...one.preload,
    ]),
    ...Object.values(manifest.groups).flatMap(({ sharing }) => sharing?.file ?? []),
    ...Object.values(manifest.shell?.parts ?? {}),
  ];
  const missing = [...new Set(named)]
    .filter((file) => !Object.hasOwn(manifest.files, file))
    .map((file) => finding(manifest, 'files', 'it is named but not listed', file));
  const groupless = manifest.pages
    .filter(({ group }) => !Object.hasOwn(manifest.groups, group))
    .map(({ path, group }) =>
      finding(manifest, 'files', `${path} names a group ${group} that is not there`),
    );
  return [...strange, ...missing, ...groupless];
}
