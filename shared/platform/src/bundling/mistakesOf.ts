import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { ROOT } from '../project/apps.ts';

/**
 * Mistakes that plugins and the bundler found in files, with their places; undefined for other errors. Vite's own text
 * of them ends in the plugin's stack.
 */
export function mistakesOf(error: unknown): string | undefined {
  const { errors, plugin } = Object(error);
  if (!errors && !plugin) return undefined;
  return [errors ?? error].flat().map(sentenceOf).join('\n');
}

function sentenceOf({ id = '', loc, message }: Rolldown.RolldownError): string {
  const [file = ''] = id.split('?');
  const said = message.replaceAll(id, file);
  const place = said.includes(file) ? '' : `${[file, loc?.line].filter(Boolean).join(':')}: `;
  return `${place}${said}`.replaceAll(join(ROOT, '/'), '');
}
