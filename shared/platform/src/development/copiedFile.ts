import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { TYPES } from '@site/composer/base/fileTypes.ts';
import { ROOT } from '../project/apps.ts';

/** A file of `/shell/brand/` or `/mf-x/files/`, which builds copy and development reads in place. */
export function copiedFile(pathname: string): { type: string; body: Buffer } | undefined {
  const [, brand, remote, name] =
    /^\/(?:shell\/(brand)|(mf-[a-z0-9-]+)\/files)\/([\w.-]+)$/.exec(pathname) ?? [];
  if (!name) return undefined;
  const file = join(ROOT, brand ? 'shared/design/brand' : `${remote}/files`, name);
  if (!existsSync(file)) return undefined;
  return { type: TYPES[extname(file)] ?? 'application/octet-stream', body: readFileSync(file) };
}
