import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { isMap, isScalar, isSeq, type ParsedNode, parseAllDocuments, visit } from 'yaml';

const YAML = [
  'docker-compose.yml',
  ...['edge', 'kustomization', 'publishers'].map((name) => `deploy/kubernetes/${name}.yaml`),
];
/** Files in which every line that names a remote stands for that remote alone. */
const LINES = ['Dockerfile', '.env'];

type Range = readonly [start: number, end: number];

/**
 * Makes a remote known to the repository in `root`: in the list of publishers, and to docker compose
 * and Kubernetes, where it gets a copy of all that stands there for `like`, a remote that is nothing
 * but its files. Returns the files that changed.
 * @throws UserError naming the file that does not name `like`.
 */
export function listRemote(root: string, name: string, like: string): string[] {
  change(join(root, 'publishers.json'), (text) => {
    const publishers: Record<string, unknown> = JSON.parse(text);
    return `${JSON.stringify({ ...publishers, [name]: `${name}/dist` }, null, 2)}\n`;
  });
  const spellings = spellingsOf(like).map(
    (from, at) => [from, spellingsOf(name)[at] ?? ''] as const,
  );
  const renamed = (text: string) =>
    spellings.reduce((all, [from, to]) => all.replaceAll(from, to), text);
  const isNamed = (text: string) => spellings.some(([from]) => text.includes(from));
  for (const file of [...YAML, ...LINES]) {
    change(join(root, file), (text) => {
      const ranges = YAML.includes(file) ? entriesIn(text, isNamed) : linesIn(text, isNamed);
      if (ranges.length === 0) throw new UserError(`${file} does not name ${like}.`);
      return ranges.reduceRight((all, [start, end]) => {
        const gap = all.slice(0, start).endsWith('\n\n') ? '\n' : '';
        return all.slice(0, end) + gap + renamed(all.slice(start, end)) + all.slice(end);
      }, text);
    });
  }
  return ['publishers.json', ...YAML, ...LINES];
}

/** A remote's name as files write it: `mf-eventos`, `MF_EVENTOS`, and its network. */
function spellingsOf(name: string): string[] {
  return [name, name.replaceAll('-', '_').toUpperCase(), name.replace('mf-', 'publish-')];
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

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}
