import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { TYPES } from '@site/composer/base/fileTypes.ts';
import { fillPlaceholders, type Parts, withoutParts } from '@site/contract/placeholders.ts';

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

/** A page's document: without the shell's parts where it is asked for like that, else with them. */
export async function documentAnswer(
  pathname: string,
  document: string,
  parts: () => Promise<Parts>,
  status = 200,
): Promise<Response> {
  if (isRaw(pathname)) return htmlAnswer(withoutParts(document), status);
  return htmlAnswer(fillPlaceholders(document, await parts()), status);
}
