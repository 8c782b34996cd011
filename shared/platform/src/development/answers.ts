import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { TYPES } from '@site/composer/base/fileTypes.ts';

export function fileAnswer(file: string): Response {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  return new Response(readFileSync(file), { headers: { 'content-type': type } });
}

export function htmlAnswer(html: string, status = 200): Response {
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** Whether the document without the shell's parts is wanted, as navigation within the page does. */
export function isRaw(pathname: string): boolean {
  return pathname.startsWith('/pages/');
}
