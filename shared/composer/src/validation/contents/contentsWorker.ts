import { parentPort } from 'node:worker_threads';
import { Blobs } from '../../store/blobs.ts';
import { realDisk } from '../../store/disk.ts';
import { checkContents } from './checkContents.ts';
import type { ContentsReply, ContentsTask } from './contentsReader.ts';

/** Checks releases for `ContentsReader`, one after the other. */
parentPort?.on(
  'message',
  async ({ folder, manifest, known }: ContentsTask & { folder: string }) => {
    const blobs = new Blobs(folder, realDisk);
    const read = (file: string) => blobs.read(manifest.files[file]?.sha256 ?? '');
    const reply: ContentsReply = await checkContents(manifest, read, known).catch(
      ({ message, code }) => ({ message, code }),
    );
    parentPort?.postMessage(reply);
  },
);
