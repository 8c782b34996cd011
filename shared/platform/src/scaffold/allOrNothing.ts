import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from './listRemote.ts';

/**
 * Writes files of the repository in `root` and does what belongs to it. When that fails, or is
 * interrupted in a terminal, the files are again what they were; `undo` takes back the rest.
 */
export async function allOrNothing(
  root: string,
  texts: Texts,
  step: () => Promise<void>,
  undo: () => void,
): Promise<void> {
  const before = Object.keys(texts).map((file) => [file, readFileSync(join(root, file))] as const);
  // The terminal ends the programs of `step` as well: it fails then.
  const stay = () => undefined;
  process.on('SIGINT', stay).on('SIGTERM', stay);
  try {
    for (const [file, text] of Object.entries(texts)) writeFileSync(join(root, file), text);
    await step();
  } catch (error) {
    undo();
    for (const [file, bytes] of before) writeFileSync(join(root, file), bytes);
    throw error;
  } finally {
    process.off('SIGINT', stay).off('SIGTERM', stay);
  }
}
