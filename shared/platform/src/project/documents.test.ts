import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './apps.ts';

/*
 * Holds the documents against the project: links, paths, commands and their options. A document that
 * names what was renamed or removed fails here.
 */

/** What commands write. Git is not asked: a copy of the project as a zip has none. */
const WRITTEN =
  /^(?:\.git|node_modules|dist|\.cache|\.data|test-results|playwright-report|.*\.log)$/;
const files = globSync(['**', '.*/**', '**/.*'], {
  cwd: ROOT,
  exclude: (path) => WRITTEN.test(basename(path)),
});
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);

/** In code marks: what has a slash or ends like a file; in code: what is imported from this project. */
const PATH =
  /`((?=[^`]*[a-z])[\w@{}.*-](?:[\w@{}.,*<>…-]*\/[\w@{}.,*/<>…-]*|[\w.-]*\.(?:tsx?|mjs|md|css|json|ya?ml|sh|sql|conf|template|svg|csv)))`/g;
const IMPORT = /from '(@site\/[^'?]+)'/g;

/** What no commit holds. */
const NOT_TRACKED = [
  /(?:^|\/)(?:dist|node_modules|\.cache|\.data)(?:\/|$)/, // what commands write
  /^(?:assets|blobs|generations|pages|raw|state|status|store)\//, // what builds and the composer write
  /^(?:busca|manifest|memory|overrides|remotes|state|status)\.json$|^(?:composer|main|releases)\.mjs$/, // the same
  /\b(?:mf-eventos|mf-shop|mf-x|vagas|example|fachada|src\/pages\/front)\b|[<>…]/, // examples
  /^(?:\.yarnrc|compose\.override)\.yml$/, // files that a reader makes
  /^(?:react|react-dom|zod)\/|^@(?!site\/)/, // packages
];

/** Whether a tracked file or folder is called so, or ends so; `@site/x` is the folder `shared/x` or `x`. */
function isTracked(path: string, here: string): boolean {
  const [, folder, inside] = /^@site\/(\w+)(?:\/(.+))?$/.exec(path) ?? [];
  if (folder && !inside) return files.includes(`shared/${folder}`) || files.includes(folder);
  const pattern = (inside ?? path)
    .replace(/\/$/, '')
    .replaceAll(/[.+()]/g, '\\$&')
    .replaceAll(/\*+/g, '[^/]*')
    .replaceAll('{', '(?:')
    .replaceAll('}', ')')
    .replaceAll(',', '|');
  const form = new RegExp(`^${folder ? `shared/${folder}/` : ''}(?:.*/)?${pattern}$`);
  return files.some((file) => form.test(file)) || existsSync(join(ROOT, here, path));
}

/** As GitHub makes them of headings. */
const anchorsOf = (text: string) =>
  matches(text.toLowerCase(), /^#+ (.+)$/gm).map((heading) =>
    heading.replaceAll(/[^\p{L}\d\s_-]/gu, '').replaceAll(' ', '-'),
  );

const { scripts } = JSON.parse(read('package.json'));
const kitFiles = files.filter((file) =>
  /^shared\/platform\/(?:(?:src\/)?kit|template\/repository)\//.test(file),
);
const kitScripts = kitFiles.flatMap((file) =>
  matches(read(file), /["']?(\w+)["']?: ["'](?:site-\w+|biome|vite|vitest|tsc)\b/g),
);

/** What the commands say of themselves. */
const helps = files
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .flatMap((file) => matches(read(file), /HELP = `([^`]*)`/g))
  .join('\n');

/** Of one line: commands that do not exist, options that none takes, and measurements that are not there. */
function unknownIn(line: string): string[] {
  const called = matches(line, /\bnpm (?:run )?((?<=run )[\w:-]+|start\b|test\b)/g);
  if (called.length === 0) return [];
  const words = matches(line, /(\bnpm (?:run|start|test)[^`|;&]*|`--[^`]*)/g).join(' ');
  const options = matches(words, /--([a-z][\w-]*)/g).filter((option) => option !== 'help');
  return [
    ...called.filter((script) => !(script in scripts || kitScripts.includes(script))),
    ...options.filter((option) => !new RegExp(`--${option}\\b`).test(helps)),
    ...matches(line, /npm run bench -- (\w+)/g).filter(
      (name) => !files.includes(`bench/${name}.bench.ts`),
    ),
  ];
}

/** A new remote's own is copied to the top of the project first. */
const documents = files.filter((file) => /^(?!shared\/platform\/template\/).*\.md$/.test(file));

describe.each(documents)('%s', (file) => {
  const text = read(file);

  test('links to files and headings that exist', () => {
    const broken = matches(text, /\]\((?!https?:|mailto:)([^)\s]+)\)/g).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path ? join(dirname(file), path) : file;
      if (!anchor) return !existsSync(join(ROOT, target));
      return !files.includes(target) || !anchorsOf(read(target)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('names files and folders that are tracked', () => {
    const paths = [...matches(text, PATH), ...matches(text, IMPORT)].filter(
      (path) => !NOT_TRACKED.some((pattern) => pattern.test(path)),
    );
    expect(paths.filter((path) => !isTracked(path, dirname(file)))).toEqual([]);
  });

  test('names commands, options and measurements that exist', () => {
    expect(text.split('\n').flatMap(unknownIn)).toEqual([]);
  });
});

/* Holds the variables of docs/configuration.md against those that the sources read. */

const sources = files.filter(
  (file) =>
    /\.(?:ts|sh|yml)$|Caddyfile$|^Dockerfile$|^\.env$/.test(file) &&
    !/^\.github\/|\.test\./.test(file),
);
const textOf = (paths: readonly string[]) => paths.map(read).join('\n');
const all = textOf(sources);
/** The tests' own variables are said by their `--help`. */
const product = textOf(sources.filter((file) => !/^(?:e2e|bench)\/|\/testing\//.test(file)));

/** Where a variable of the environment is read, by the kind of source. */
const READS = [
  /\benv\.([A-Z][A-Z0-9_]+)/g,
  /\bvariables\.([A-Z_]+)/g,
  /^ {2}([A-Z][A-Z_]+): (?:z\b|row\()/gm, // schemas
  /\$\{([A-Z][A-Z0-9_]+):?[-+=?]/g, // shell scripts and docker compose
];
const DESTRUCTURED = /\{([\w, :]+)\} = (?:(?:process\.)?env|variables)/g;

/** What the project's own images and scripts set for each other, and what belongs to other programs. */
const INTERNAL =
  /^(?:NAME|ROOT|PREFIX|SITE|IF_INET6|RESOLV_CONF|SSL_CERT_FILE|NGINX_\w+|NODE_ENV|PATH|PG\w+|\w+_(?:FOLDER|OWNER)|CHROMIUM|VITEST|TZ|PUBLISHER)$/;

const rows = matches(read('docs/configuration.md'), /^\| (`[^|]+) \|/gm).join();
const documented = matches(rows, /`([A-Z][A-Z0-9_]*)`/g);

const readBy = (text: string) => [
  ...READS.flatMap((pattern) => matches(text, pattern)),
  ...matches(text, DESTRUCTURED).flatMap((names) => matches(names, /\b([A-Z][A-Z0-9_]+)\b/g)),
];

test('every variable of the documentation is read by a source', () => {
  expect(documented.length).toBeGreaterThan(40);
  const read = new Set(readBy(all));
  // The composer finds these by their prefix; docker compose reads the last one itself.
  const others = ['PUBLISHER_SHELL', 'COMPOSE_PROFILES'];
  expect(documented.filter((name) => !read.has(name) && !others.includes(name))).toEqual([]);
});

test('every variable that a source reads is in the documentation', () => {
  const missing = readBy(product).filter(
    (name) => !documented.includes(name) && !INTERNAL.test(name) && !name.endsWith('_VERSION'),
  );
  expect([...new Set(missing)].filter(Boolean)).toEqual([]);
});
