import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { appFolder } from '../project/apps.ts';
import { messageOf, UserError } from '../project/errors.ts';
import { readSite } from '../project/readSite.ts';

const path = z.string().regex(/^\/[\w/-]*$/);
const redirectsSchema = z.record(path, path);
const headersSchema = z.record(z.string().regex(/^[A-Z][A-Za-z-]+$/), z.string().min(1));

/** Old path → new path, answered with 308 by edge and start server. */
export function readRedirects(): Record<string, string> {
  return readSettings('redirects.json', redirectsSchema);
}

/**
 * Headers of every composed page, from `shell/edge/headers.json`.
 * `headPart` is the shell's head: the policy allows its inline scripts by their hashes.
 */
export function readHeaders(headPart: string): Record<string, string> {
  const headers = readSettings('headers.json', headersSchema);
  const { backend, monitorUrl } = readSite();
  const values: Record<string, string> = {
    inlineScripts: inlineScriptHashes(headPart).join(' '),
    backend: backend.url,
    monitor: monitorUrl && new URL(monitorUrl).origin,
  };
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value
        .replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
        .replace(/ +/g, ' ')
        .replace(/ (;|$)/g, '$1'),
    ]),
  );
}

function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => {
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  });
}

function readSettings<Value>(name: string, schema: z.ZodType<Value>): Value {
  const file = join(appFolder('shell'), 'edge', name);
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error);
    throw new UserError(`shell/edge/${name} is not valid: ${reason}`);
  }
}
