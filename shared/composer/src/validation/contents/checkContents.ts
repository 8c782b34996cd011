import { extname, posix } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Manifest } from '@site/contract/manifest.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import { pathOf, searchEntrySchema, searchFileSchema } from '@site/contract/search.ts';
import { TYPES } from '@site/edge/fileTypes.ts';
import { init, parse as parseImports } from 'es-module-lexer';
import { serialQueue } from '../../base/serialQueue.ts';
import { pageFinder } from '../addresses.ts';
import { type Finding, finding } from '../finding.ts';
import { readJson } from '../readJson.ts';
import { checkDocument, checkFragment } from './checkDocument.ts';
import { checkStylesheet } from './checkStylesheet.ts';
import { readHtml } from './readHtml.ts';

await init;

/** How many findings of one kind are named. */
const NAMED = 5;

/**
 * Checks a release's files against the contract, but for those unchanged since `known`. A `queue` that releases share
 * reads one file at a time, with other work in between: a small release does not wait for a large one, and a hundred
 * releases have one file in memory.
 */
export async function checkContents(
  manifest: Manifest,
  readFile: (file: string) => Promise<Buffer>,
  known?: Manifest,
  queue = serialQueue(),
): Promise<Finding[]> {
  const findings = fileFindings(manifest);
  // What is not even listed cannot be read.
  if (findings.length > 0) return findings;
  const isSameUse = known?.build === manifest.build && usesOf(known) === usesOf(manifest);
  const before = isSameUse ? known : undefined;
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
  const { pages, fragments = {}, search, shell } = manifest;
  const pagesBefore = new Set(before?.pages.map((page) => JSON.stringify(page)));
  for (const page of pages)
    if (isNew(page.document) || !pagesBefore.has(JSON.stringify(page)))
      await check(page.document, (html) => checkDocument(manifest, page, html));
  for (const [name, { document }] of Object.entries(fragments))
    await check(document, (html) => checkFragment(manifest, name, html));
  const isSheet = new Set(manifest.name === 'shell' ? [] : sheetsOf(manifest));
  const isPart = new Set(Object.values(shell?.parts ?? {}));
  for (const file of Object.keys(manifest.files).filter(isNew)) {
    if (file.endsWith('.js')) await check(file, (code) => checkScript(manifest, file, code));
    if (isSheet.has(file)) await check(file, (css) => checkStylesheet(manifest, file, css));
    // For a part of the shell only the number of elements is checked.
    if (isPart.has(file)) await check(file, (html) => readHtml(html) && []);
  }
  if (search) await check(search, (text) => checkSearch(manifest, search, text));
  return findings;
}

const sheetsOf = ({ groups, fragments = {} }: Manifest) =>
  [groups, fragments].flatMap(Object.values).flatMap(({ stylesheets }) => stylesheets);

/** The fields of a manifest that change how its files are checked. */
function usesOf(manifest: Manifest): string {
  const { contract, entry, shared, groups, shell } = manifest;
  const modules = Object.keys(manifest.files).filter((file) => file.endsWith('.js'));
  return JSON.stringify([contract, entry, shared, groups, shell, sheetsOf(manifest), modules]);
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

/** Holds one module of a build against the contract, without running it: it is whole, and what it imports is listed. */
function checkScript(manifest: Manifest, file: string, code: string): Finding[] {
  const problem = (message: string) => finding(manifest, 'scripts', message, file);
  const folder = `/${manifest.name}`;
  try {
    const [imports] = parseImports(code);
    return imports
      .flatMap((found) => ('specifier' in found && found.specifier ? [found.specifier] : []))
      .filter((specifier) => {
        const address = posix.resolve(folder, posix.dirname(file), specifier);
        return !Object.hasOwn(manifest.files, posix.relative(folder, address));
      })
      .slice(0, NAMED)
      .map((specifier) => problem(`it imports ${specifier}, which the manifest does not list`));
  } catch (error) {
    return [problem(`it is no JavaScript module: ${messageOf(error)}`)];
  }
}

/** Checks the search entries of a publisher against the contract, and against its own pages. */
function checkSearch(manifest: Manifest, file: string, text: string): Finding[] {
  const found = (message: string) => finding(manifest, 'search', message, file);
  const parsed = readJson(searchFileSchema, text, { entries: searchEntrySchema });
  if ('problem' in parsed) return [found(parsed.problem)];
  const isOwn = pageFinder(manifest.pages.map(({ path }) => path));
  return parsed.data.entries
    .filter(({ href }) => !isOwn(pathOf(href)))
    .slice(0, NAMED)
    .map(({ href }) => found(`${href} is none of its pages`));
}
