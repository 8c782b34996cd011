import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../testing/folders.ts';
import { quickDisk } from '../testing/openComposer.ts';
import { Blobs } from './blobs.ts';
import { realDisk } from './disk.ts';

test.each([
  ['the machine’s disk', realDisk],
  ['the disk of tests', quickDisk],
])('%s copies folders by links, removes them, and replaces a link at once', async (_, disk) => {
  const store = temporaryFolder();
  const [first, second] = [join(store, '1'), join(store, '2')];
  writeFiles(first, [['pages/a.html', 'A']]);
  await disk.copyFolder(first, second);
  const inode = (folder: string) => statSync(join(folder, 'pages/a.html')).ino;
  expect(inode(second)).toBe(inode(first));
  for (const folder of [first, second]) await disk.pointTo(join(store, 'site'), folder);
  expect(readFileSync(join(store, 'site/pages/a.html'), 'utf8')).toBe('A');
  await disk.removeFolder(first);
  expect(existsSync(first)).toBe(false);
  expect(inode(join(store, 'site'))).toBe(inode(second));
});

test('what a composer left beside a file, when it was killed, keeps no other from replacing it', async () => {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder, name);
  for (const name of ['written', 'linked', 'pointed']) writeFileSync(at(`${name}.tmp`), 'left');
  await realDisk.write(at('written'), 'A');
  await realDisk.link(at('written'), at('linked'));
  await realDisk.pointTo(at('pointed'), 'linked');
  expect(readFileSync(at('pointed'), 'utf8')).toBe('A');
  expect(readdirSync(folder).toSorted()).toEqual(['linked', 'pointed', 'written']);
});

test('a content that very many files have is copied: a file system counts its names', async () => {
  const folder = temporaryFolder();
  const blobs = new Blobs(folder, realDisk);
  await blobs.add('a', Buffer.from('A'));
  for (let at = 0; at < 9999; at += 1)
    await realDisk.link(join(folder, 'a'), join(folder, `${at}`));
  await blobs.linkTo('a', join(folder, 'copy'));
  expect(statSync(join(folder, 'copy')).nlink).toBe(1);
});

test('files that are not there cannot be flushed, few or many', async () => {
  const folder = temporaryFolder();
  await expect(realDisk.flush(folder, ['a'])).rejects.toThrow('ENOENT');
  const many = Array.from({ length: 501 }, (_, at) => String(at));
  await expect(realDisk.flush(join(folder, 'nowhere'), many)).rejects.toThrow('sync');
  await realDisk.flush(folder, many);
});
