import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goodRemote } from '@site/composer/testing/fixture.ts';
import { expect, test, vi } from 'vitest';
import { readManifest } from '../project/buildFiles.ts';
import { dataFile } from './dataPages.ts';
import { openReleaseFolder } from './publisher.ts';
import { somewhere } from './testing/somewhere.ts';

const place = somewhere(goodRemote('mf-agenda', '/agenda', 'Agenda'));

test('a file stays for an hour after the last release with it, however many follow', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const folder = await openReleaseFolder(place.publish, place.build);
  const build = readManifest(place.build);
  const publish = async (text: string) => {
    const [file, described] = folder.add(dataFile('assets/rows-*.json', text));
    await folder.publish({ ...build, files: { ...build.files, [file]: described } });
    return join(place.publish, file);
  };
  const first = await publish('first');
  for (let number = 0; number < 12; number += 1) await publish(String(number));
  vi.advanceTimersByTime(59 * 60 * 1000);
  const last = await publish('last');
  expect(existsSync(first)).toBe(true);
  vi.advanceTimersByTime(2 * 60 * 1000);
  await publish('another');
  expect([first, last].map((file) => existsSync(file))).toEqual([false, true]);
});

test('a file that was emptied is written again', async () => {
  const folder = await openReleaseFolder(place.publish, place.build);
  const [file] = folder.add(dataFile('data/*.html', 'whole'));
  writeFileSync(join(place.publish, file), '');
  const again = await openReleaseFolder(place.publish, place.build);
  again.add(dataFile('data/*.html', 'whole'));
  expect(readFileSync(join(place.publish, file), 'utf8')).toBe('whole');
});
