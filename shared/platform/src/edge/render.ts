import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/apps.ts';

/** Where nginx's configuration lies; containers start from the same files. */
export const NGINX_FOLDER = join(ROOT, 'shared/platform/nginx');

/** Writes a folder that `nginx -p` starts a publisher's server from. */
export function writePublisherPrefix(
  prefix: string,
  values: { NAME: string; PORT: string; ROOT: string },
): void {
  mkdirSync(join(prefix, 'conf.d'), { recursive: true });
  cpSync(join(NGINX_FOLDER, 'nginx.conf'), join(prefix, 'nginx.conf'));
  writeFileSync(join(prefix, 'modules.conf'), '');
  const template = readFileSync(join(NGINX_FOLDER, 'publisher.conf.template'), 'utf8');
  const known: Record<string, string> = values;
  const text = template.replace(/\$\{([A-Z_]+)\}/g, (place, name: string) => known[name] ?? place);
  writeFileSync(join(prefix, 'conf.d/server.conf'), text);
}
