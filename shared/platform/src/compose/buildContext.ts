import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

interface Rule {
  pattern: RegExp;
  isKept: boolean;
}

/** Which files of a folder docker sends to a build: all but those that `.dockerignore` names. */
export function parseDockerignore(text: string): (path: string) => boolean {
  const rules = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line): Rule => {
      const isKept = line.startsWith('!');
      return { isKept, pattern: toPattern(isKept ? line.slice(1) : line) };
    });
  return (path) =>
    rules.reduce((isSent, { pattern, isKept }) => (pattern.test(path) ? isKept : isSent), true);
}

/** A pattern matches a path and everything below it; `*` stays within a name, `**` does not. */
function toPattern(glob: string): RegExp {
  const source = glob
    .replace(/\/$/, '')
    .split(/(\*\*\/|\*\*|\*|\?)/)
    .map((part) => {
      if (part === '**/') return '(?:.*/)?';
      if (part === '**') return '.*';
      if (part === '*') return '[^/]*';
      return part === '?' ? '[^/]' : part.replace(/[.+^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${source}(?:/.*)?$`);
}

/** Every file of a folder that docker sends to a build. */
export async function filesOfContext(folder: string): Promise<string[]> {
  const isSent = parseDockerignore(readFileSync(join(folder, '.dockerignore'), 'utf8'));
  const walk = async (below: string): Promise<string[]> => {
    const entries = await readdir(join(folder, below), { withFileTypes: true });
    const found = entries.map(async (entry) => {
      const path = below ? `${below}/${entry.name}` : entry.name;
      // Nobody needs to look into these; a rule that keeps one of their files is not supported.
      if (['node_modules', '.git', 'dist'].includes(entry.name)) return [];
      if (entry.isDirectory()) return walk(path);
      return isSent(path) ? [path] : [];
    });
    return (await Promise.all(found)).flat();
  };
  return walk('');
}
