import { Blobs } from '../../store/blobs.ts';
import { realDisk } from '../../store/disk.ts';
import { type ContentsTask, readContents } from './contents.ts';
import type { ContentsReply } from './contentsReader.ts';

/** A process that reads releases for `ContentsReader`, one after the other, until it is let go. */
process.on('message', async ({ folder, ...task }: ContentsTask & { folder: string }) => {
  const blobs = new Blobs(folder, realDisk);
  const reply: ContentsReply = await readContents(task, (sha256) => blobs.read(sha256)).catch(
    ({ message, code }) => ({ message, code }),
  );
  process.send?.(reply);
});
