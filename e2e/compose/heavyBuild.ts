import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256Of } from '@site/contract/sha256.ts';
import { readManifest } from '@site/platform/project/buildFiles.ts';

const BYTES = 4_800_000;

/** What makes a build heavy: each took the composer's memory, or seconds of the others. */
export const HEAVY = {
  'a million elements': (write: Write, document: string, text: string) =>
    write(document, text.replace('</h1>', `</h1>${'<p>'.repeat(1_000_000)}`)),
  'a module that takes gigabytes to read': (write: Write) =>
    write('assets/heavy.js', '``'.repeat(BYTES / 2)),
  'forty files of five megabytes': (write: Write) => {
    for (let at = 10; at < 49; at += 1) write(`assets/heavy-${at}.txt`, `${at}`.repeat(BYTES / 2));
  },
  'thirty-five thousand files': (write: Write) => {
    for (let at = 0; at < 35_000; at += 1) write(`assets/heavy-${at}.txt`, '');
  },
};

type Write = (file: string, text: string) => void;

/** Makes a build in a folder heavy, and its manifest say so. */
export function makeHeavy(folder: string, kind: keyof typeof HEAVY): void {
  const manifestFile = join(folder, 'manifest.json');
  const manifest = readManifest(folder);
  const document = manifest.pages[0]?.document ?? '';
  const write: Write = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    manifest.files[file] = { size: Buffer.byteLength(text), sha256: sha256Of(text) };
  };
  HEAVY[kind](write, document, readFileSync(join(folder, document), 'utf8'));
  manifest.build = sha256Of(JSON.stringify(manifest)).slice(0, 12);
  writeFileSync(manifestFile, JSON.stringify(manifest));
}
