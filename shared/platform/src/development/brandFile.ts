import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { ROOT } from '../project/apps.ts';

const TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png' };

/** A file of `/shell/brand/`, which builds copy and development reads in place. */
export function brandFile(pathname: string): { type: string; body: Buffer } | undefined {
  const name = /^\/shell\/brand\/([\w.-]+)$/.exec(pathname)?.[1];
  const file = name && join(ROOT, 'shared/design/brand', name);
  if (!file || !existsSync(file)) return undefined;
  return { type: TYPES[extname(file)] ?? 'application/octet-stream', body: readFileSync(file) };
}
