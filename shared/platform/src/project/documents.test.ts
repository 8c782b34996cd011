import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './apps.ts';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const folders = new Set(listed.map((file) => file.split('/')[0]));
const documents = listed.filter((file) => file.endsWith('.md') && existsSync(join(ROOT, file)));

/** What commands write, and the remotes of examples. */
const NOT_KEPT = /(?:^|\/)(?:dist|node_modules|\.cache|\.data)(?:\/|$)|mf-(?:eventos|x)\b|[<>…]/;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
const QUOTED = /`([\w.@{},*/-]+\/[\w.@{},*/-]*)`/g;

describe.each(documents)('%s', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const here = dirname(join(ROOT, file));

  test('links to files that exist', () => {
    const links = [...text.matchAll(LINK)].map(([, path = '']) => path);
    expect(links.filter((path) => !existsSync(join(here, path)))).toEqual([]);
  });

  test('names files and folders that exist', () => {
    const paths = [...text.matchAll(QUOTED)].map(([, path = '']) => path);
    const own = paths.filter((path) => {
      const [first = ''] = path.split('/');
      return folders.has(first) || (/^\w/.test(first) && existsSync(join(here, first)));
    });
    const missing = own.filter(
      (path) =>
        !NOT_KEPT.test(path) &&
        [ROOT, here].every((cwd) => globSync(path.replace(/\/$/, ''), { cwd }).length === 0),
    );
    expect(missing).toEqual([]);
  });
});
