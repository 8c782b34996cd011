import { sha256Of } from '../project/sha256.ts';

const DATA = /<script\b[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;
const TOLD = /<title\b[^>]*>([^<]*)<|<meta\b[^>]*name="description" content="([^"]*)"/g;
const UNSEEN = /<(script|style|svg)\b[\s\S]*?<\/\1>/g;
const LINKS = /\s(?:href|alt|aria-label)="([^"]*)"/g;

/**
 * Fingerprint of what a page tells its readers: title, description, texts, links, alternative texts
 * and structured data. Another build with other file names and classes has the same.
 */
export function contentOf(document: string): string {
  const told = matchesOf(document, TOLD);
  const data = matchesOf(document, DATA);
  const body = document.replace(/^[\s\S]*?<body\b[^>]*>/, '').replace(UNSEEN, '');
  const links = matchesOf(body, LINKS);
  const text = body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return sha256Of(JSON.stringify([told, data, links, text])).slice(0, 16);
}

function matchesOf(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, one, other]) => one ?? other ?? '');
}
