import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { isMap, isScalar, isSeq, type ParsedNode, parseAllDocuments, visit } from 'yaml';

const YAML = [
  'docker-compose.yml',
  'deploy/kubernetes/base/publishers.yaml',
  'deploy/kubernetes/overlays/example/kustomization.yaml',
];
/** Files in which every line that names a remote stands for that remote alone. */
const LINES = ['Dockerfile', '.env'];

type Range = readonly [start: number, end: number];

/** Texts of the repository's files, by their paths from its root. */
export type Texts = Record<string, string>;

/**
 * The files that name remotes, with `name` in the list of publishers, and in docker compose and
 * Kubernetes with a copy of all that stands there for `like`, a remote that is nothing but its files.
 * @throws UserError naming the file that does not name `like`.
 */
export function withRemote(root: string, name: string, like: string): Texts {
  const [from, to] = [spellingsOf(like), spellingsOf(name)];
  const renamed = (text: string) =>
    text.replace(namesOf(like), (spelling) => to[from.indexOf(spelling)] ?? spelling);
  const texts = edited(
    root,
    like,
    (publishers) => ({ ...publishers, [name]: `${name}/dist` }),
    (text, [start, end]) => {
      const gap = text.slice(0, start).endsWith('\n\n') ? '\n' : '';
      return text.slice(0, end) + gap + renamed(text.slice(start, end)) + text.slice(end);
    },
  );
  for (const [file, text] of Object.entries(texts))
    if (!namesOf(name).test(text)) throw new UserError(`${file} does not name ${like}.`);
  return texts;
}

/** The same files without what stands there for `name`. */
export function withoutRemote(root: string, name: string): Texts {
  return edited(
    root,
    name,
    ({ [name]: _, ...others }) => others,
    (text, [start, end]) => {
      const before = text.slice(0, start);
      return (before.endsWith('\n\n') ? before.slice(0, -1) : before) + text.slice(end);
    },
  );
}

function edited(
  root: string,
  name: string,
  list: (publishers: Record<string, unknown>) => object,
  edit: (text: string, range: Range) => string,
): Texts {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const isNamed = (text: string) => namesOf(name).test(text);
  const publishers = list(JSON.parse(read('publishers.json')));
  const texts = [...YAML, ...LINES].map((file): [string, string] => {
    const text = read(file);
    const ranges = YAML.includes(file) ? entriesIn(text, isNamed) : linesIn(text, isNamed);
    return [file, ranges.reduceRight((all, range) => edit(all, range), text)];
  });
  return {
    'publishers.json': `${JSON.stringify(publishers, null, 2)}\n`,
    ...Object.fromEntries(texts),
  };
}

/** A remote's name as files write it: its folder, its network, its variables. */
function spellingsOf(name: string): string[] {
  const variable = name.replaceAll('-', '_').toUpperCase();
  return [name, name.replace('mf-', 'publish-'), `PUBLISHER_${variable}`, `${variable}_VERSION`];
}

/** `mf-a` is not named by `mf-a-b`. */
function namesOf(name: string): RegExp {
  return new RegExp(`(?<![\\w-])(?:${spellingsOf(name).join('|')})(?![\\w-])`, 'g');
}

function linesIn(text: string, isNamed: (text: string) => boolean): Range[] {
  return [...text.matchAll(/.*\n/g)]
    .filter(([line]) => isNamed(line))
    .map(({ 0: line, index }) => [index, index + line.length]);
}

/** Documents, and entries of maps and lists, that stand for a remote; whole lines. */
function entriesIn(text: string, isNamed: (text: string) => boolean): Range[] {
  const ranges: Range[] = [];
  const named = (node: unknown) => isScalar(node) && isNamed(String(node.value));
  const add = (first: ParsedNode, last: ParsedNode) =>
    ranges.push([
      text.lastIndexOf('\n', first.range[0]) + 1,
      text.indexOf('\n', last.range[1] - 1) + 1,
    ]);
  for (const document of parseAllDocuments(text)) {
    if (isNamed(String(document.getIn(['metadata', 'name'])))) {
      // With the line that separates it from the one before.
      ranges.push([text.lastIndexOf('---\n', document.range[0]), document.range[1]]);
      continue;
    }
    visit(document, {
      Pair(_, { key, value }) {
        if (!named(key)) return undefined;
        add(key as ParsedNode, (value ?? key) as ParsedNode);
        return visit.SKIP;
      },
      Seq(_, { items }) {
        for (const item of items) {
          const isItsOwn =
            named(item) || (isMap(item) && item.items.some(({ value }) => named(value)));
          if (isItsOwn) add(item as ParsedNode, item as ParsedNode);
        }
        return items.some((item) => isMap(item) || isSeq(item)) ? undefined : visit.SKIP;
      },
    });
  }
  return ranges;
}
