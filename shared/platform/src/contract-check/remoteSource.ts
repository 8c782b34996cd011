import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UserError } from '../project/errors.ts';

/** A built or deployed remote, read file by file. */
export interface RemoteSource {
  /** How to speak of it. */
  label: string;
  /** Text of a file relative to its build, as in `manifest.json`; `undefined` when missing. */
  read(file: string): Promise<string | undefined>;
}

/**
 * Opens a remote by folder (`mf-rentals`, `mf-rentals/dist`) or address
 * (`https://example.org/mf-rentals`).
 * @throws UserError when the folder does not exist.
 */
export function openRemote(target: string): RemoteSource {
  return /^https?:\/\//.test(target) ? deployed(target) : built(target);
}

function built(target: string): RemoteSource {
  const folder = existsSync(join(target, 'dist')) ? join(target, 'dist') : target;
  if (!existsSync(folder)) throw new UserError(`There is no folder ${resolve(folder)}.`);
  return {
    label: folder,
    read: (file) => readFile(join(folder, file), 'utf8').catch(() => undefined),
  };
}

function deployed(target: string): RemoteSource {
  const base = target.replace(/\/$/, '');
  return {
    label: base,
    async read(file) {
      const response = await fetch(`${base}/${file}`, { signal: AbortSignal.timeout(10_000) });
      return response.ok ? response.text() : undefined;
    },
  };
}
