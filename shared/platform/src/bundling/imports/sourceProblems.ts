import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { RUNTIME_EXPORTS } from '@site/contract/contract.ts';
import { publishedFile } from '@site/contract/manifest.ts';
import { publisherName } from '@site/contract/publisher.ts';
import { parseSync } from 'vite';
import { APPS, appFolder, ROOT, SHARED_PACKAGES } from '../../project/apps.ts';
import { filesIn } from '../../project/buildFiles.ts';
import { readPackage } from '../../project/packageFile.ts';
import { copiesOfShared } from './sharedPackages.ts';

/** What runs once on a page: the shared packages, and the router that the runtime brings. */
export const ONCE: readonly string[] = [...SHARED_PACKAGES, 'react-router', 'react-router-dom'];
/** Parts of React that a remote may import beside the shared packages: they make elements and hold no state. */
export const MAKES_ELEMENTS = /^react\/(?:jsx-(?:dev-)?|compiler-)runtime$/;
/** A package's name in an import: other addresses begin with `./`, `@/`, `~/` or `#`, as no package may. */
export const PACKAGE = /^(?:@[^/]+\/)?[a-z\d][^/]*/i;
/** A variable of `process.env`: in a build it is undefined, in development it throws. */
const PROCESS = /(?<![\w.'"`])process\.env\.(?!NODE_ENV\b)(?:VITE_)?(\w+)/g;

/** Those of Vite's own options that make a name lead to another file. */
export type Aliases = readonly { find: string | RegExp }[];

/** Problems in an app's sources that stop its build, each with its file; `alias` is from the app's configuration. */
export function sourceProblems(app: string, alias: Aliases): string[] {
  const copies = copiesOfShared(app);
  if (app === 'shell') return copies;
  const listed = Object.keys(readPackage(appFolder(app)).dependencies);
  const folder = join(appFolder(app), 'src');
  const code = filesIn(folder).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const imported = code
    .map((name) => join(folder, name))
    .flatMap((file) => problemsOfImports(app, file, readFileSync(file, 'utf8'), listed, alias));
  return [...copies, ...imported, ...fileProblems(app)];
}

/** Files that a remote publishes as they are, below `/mf-x/files/`: their addresses stay. */
export const FILES = 'files';

/** The published files whose names are no addresses; files that systems leave in folders do not count. */
function fileProblems(app: string): string[] {
  const folder = join(appFolder(app), FILES);
  if (!existsSync(folder)) return [];
  return filesIn(folder)
    .map((name) => `${FILES}/${name}`)
    .filter((name) => !publishedFile.safeParse(name).success)
    .map(
      (name) =>
        `${app}/${name}: its name is part of an address. Letters without accents, digits, - _ and . are expected, and no blanks.`,
    );
}

/** What is wrong with the imports of one file, each with its line. */
export function problemsOfImports(
  app: string,
  file: string,
  text: string,
  listed: readonly string[],
  alias: Aliases,
): string[] {
  const { errors, module } = parseSync(file, text);
  // Vite says with more words what does not parse.
  if (errors.length > 0) return [];
  const place = (offset: number) =>
    `${relative(ROOT, file)}:${text.slice(0, offset).split('\n').length}`;
  const found = [...text.matchAll(PROCESS)].map(({ index, 1: name }) => {
    return `${place(index)}: process is not there in browsers: import.meta.env has VITE_${name}`;
  });
  for (const { start, moduleRequest, entries } of module.staticImports) {
    const { value } = moduleRequest;
    const taken = entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name);
    if (entries.length > 0 && taken.length === 0) continue;
    const name = PACKAGE.exec(value)?.[0] ?? appAt(resolve(dirname(file), value));
    if (!name || name === app) continue;
    const say = (sentence: string) => found.push(`${place(start)}: ${sentence}`);
    const isShared = SHARED_PACKAGES.some((one) => one === value) || MAKES_ELEMENTS.test(value);
    if (APPS.includes(name)) say(`it imports code of ${name}, which it meets in the browser alone`);
    else if (!ONCE.includes(name) && !listed.includes(name) && !isAliased(value, alias))
      say(`it imports ${name}, which package.json does not list: ${remedyFor(name, app)}`);
    else if (ONCE.includes(name) && !isShared)
      say(`it imports ${value}, of which it would hold a copy: the shell brings it`);
    if (name !== '@site/runtime') continue;
    for (const one of taken.filter((taken) => !taken || !(taken in RUNTIME_EXPORTS)))
      say(
        `@site/runtime offers remotes no ${one ?? 'whole module'}, but ${Object.keys(RUNTIME_EXPORTS).join(', ')}`,
      );
  }
  return found;
}

/** As Vite replaces names: a text stands for itself and what is below it. */
function isAliased(value: string, alias: Aliases): boolean {
  return alias.some(({ find }) =>
    typeof find === 'string' ? `${value}/`.startsWith(`${find}/`) : find.test(value),
  );
}

/** Never proposes to install a name like `mf-eventos`, which any person may have registered. */
function remedyFor(name: string, app: string): string {
  if (name.startsWith('@site/')) return `add "${name}": "*"`;
  if (publisherName.safeParse(name).success) return 'a remote imports no other remote';
  return `npm install ${name}${appFolder(app) === ROOT ? '' : ` -w ${app}`}`;
}

function appAt(file: string): string | undefined {
  return APPS.find((app) => file.startsWith(join(appFolder(app), '/')));
}
