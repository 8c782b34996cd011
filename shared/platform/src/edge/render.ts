import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/apps.ts';
import { UserError } from '../project/errors.ts';

const NGINX_FOLDER = join(ROOT, 'shared/platform/nginx');

/**
 * Fills `${NAME}` of a template as the nginx image does at start: known variables only, so that
 * nginx's own variables stay.
 */
export function renderTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new UserError(`The nginx template needs ${name}, which is not set.`);
    return value;
  });
}

/** Writes a folder that `nginx -p` starts from: the common frame and one rendered server. */
export function writePrefix(
  prefix: string,
  templateFile: string,
  values: Record<string, string>,
): void {
  mkdirSync(join(prefix, 'conf.d'), { recursive: true });
  cpSync(join(NGINX_FOLDER, 'nginx.conf'), join(prefix, 'nginx.conf'));
  const template = readFileSync(join(ROOT, templateFile), 'utf8');
  writeFileSync(join(prefix, 'conf.d/server.conf'), renderTemplate(template, values));
}
