import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { readPublishers } from '@site/composer/base/publishers.ts';

const FILES = [
  'docker-compose.yml',
  'deploy/kubernetes/base/publishers.yaml',
  'deploy/kubernetes/overlays/example/kustomization.yaml',
  '.env',
  '.github/CODEOWNERS',
];

export type Texts = Record<string, string>;

/**
 * The files that name remotes, with `name` in the list of publishers, elsewhere with a copy of what is there for `like`.
 * @throws UserError naming the file that does not name `like`.
 */
export function withRemote(root: string, name: string, like: string): Texts {
  const [from, to] = [spellingsOf(like), spellingsOf(name)];
  const rename = (spelling: string) => to[from.indexOf(spelling)] ?? spelling;
  const texts = edited(root, like, (entry) => entry + entry.replace(namesOf(like), rename));
  for (const [file, text] of Object.entries(texts))
    if (!namesOf(name).test(text)) throw new UserError(`${file} does not name ${like}.`);
  const publishers = { ...readPublishers(join(root, 'publishers.json')), [name]: `${name}/dist` };
  return { 'publishers.json': asJson(publishers), ...texts };
}

/** The same files without what stands there for `name`. */
export function withoutRemote(root: string, name: string): Texts {
  const { [name]: _, ...publishers } = readPublishers(join(root, 'publishers.json'));
  return { 'publishers.json': asJson(publishers), ...edited(root, name, () => '') };
}

function asJson(publishers: object): string {
  return `${JSON.stringify(publishers, null, 2)}\n`;
}

function edited(root: string, name: string, edit: (entry: string) => string): Texts {
  const texts = FILES.map((file) => [
    file,
    readFileSync(join(root, file), 'utf8').replace(entriesOf(name), edit),
  ]);
  return Object.fromEntries(texts);
}

/** A remote's name as files write it: its folder, its network, its variables. */
function spellingsOf(name: string): string[] {
  const variable = name.replaceAll('-', '_').toUpperCase();
  return [name, name.replace('mf-', 'publish-'), `${variable}_VERSION`];
}

/** `mf-a` is not named by `mf-a-b`. */
function namesOf(name: string): RegExp {
  return new RegExp(`(?<![\\w-])(?:${spellingsOf(name).join('|')})(?![\\w-])`, 'g');
}

/** A Kubernetes document; or a line that begins with the name, its indented lines, and the empty line before it. */
function entriesOf(name: string): RegExp {
  const named = `(?:${spellingsOf(name).join('|')})(?![\\w-])`;
  const rest = '(?:(?!---\\n).*\\n)*';
  const document = `---\\n${rest}?metadata: \\{ name: ${named}${rest}`;
  const entry = `\\n?( *)(?:- |\\{ name: [\\w./]*/)*${named}.*\\n(?:\\1 +.*\\n)*`;
  return new RegExp(`^(?:${document}|${entry})`, 'gm');
}
