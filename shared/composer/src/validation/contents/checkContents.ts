import { extname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Manifest } from '@site/contract/manifest.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import { TYPES } from '../../base/fileTypes.ts';
import { serialQueue } from '../../base/serialQueue.ts';
import { type Finding, finding } from '../finding.ts';
import { checkDocument, checkFragment } from './checkDocument.ts';
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
 * Holds a release's own files against the contract. What did not change since `known`, a release of the same build that
 * visitors see, is not read again.
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
  const { pages, groups, fragments = {}, shell } = manifest;
  const pagesBefore = new Set(before?.pages.map((page) => JSON.stringify(page)));
  for (const page of pages)
    if (isNew(page.document) || !pagesBefore.has(JSON.stringify(page)))
      await check(page.document, (html) => checkDocument(manifest, page, html));
  for (const [name, { document }] of Object.entries(fragments))
    if (isNew(document)) await check(document, (html) => checkFragment(manifest, name, html));
  const sheets = [groups, fragments].flatMap(Object.values).flatMap((one) => one.stylesheets);
  const isSheet = new Set(manifest.name === 'shell' ? [] : sheets);
  const isPart = new Set(Object.values(shell?.parts ?? {}));
  for (const file of Object.keys(manifest.files).filter(isNew)) {
    if (file.endsWith('.js')) await check(file, (code) => checkScript(manifest, file, code));
    if (isSheet.has(file)) await check(file, (css) => checkStylesheet(manifest, file, css));
    // Of a part of the shell the number of elements alone.
    if (isPart.has(file)) await check(file, (html) => readHtml(html) && []);
  }
  findings.push(...(await checkSearch(manifest, readFile)));
  return findings;
}

/** Every file is of a known kind, and every file that is named is listed. */
function fileFindings(manifest: Manifest): Finding[] {
  const { files, pages, groups, fragments = {}, search, shell } = manifest;
  const about = (file: string, message: string) => finding(manifest, 'files', message, file);
  const strange = Object.keys(files)
    .filter((file) => !Object.hasOwn(TYPES, extname(file)))
    .map((file) => about(file, `no file of a site ends in ${extname(file)}`));
  const named = [
    manifest.entry,
    search,
    ...pages.flatMap(({ document, feed }) => [document, feed]),
    ...Object.values(fragments).map(({ document }) => document),
    ...[groups, fragments]
      .flatMap(Object.values)
      .flatMap(({ stylesheets, preload, sharing }) => [...stylesheets, ...preload, sharing?.file]),
    ...Object.values(shell?.parts ?? {}),
  ].filter((file) => file !== undefined);
  const missing = [...new Set(named)]
    .filter((file) => !Object.hasOwn(files, file))
    .map((file) => about(file, 'it is named but not listed'));
  const groupless = pages
    .filter(({ group }) => !Object.hasOwn(groups, group))
    .map(({ path, group }) =>
      finding(manifest, 'files', `${path} names a group ${group} that is not there`),
    );
  return [...strange, ...missing, ...groupless];
}
