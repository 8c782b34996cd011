/** Anything to resolve a path against: only whether it is well formed matters. */
const SOME_ORIGIN = 'https://site.invalid';

/** The address when it may stand in `href` or `src`: http(s), or a path of this site; else empty. */
export function webAddress(text: string): string {
  if (!/^(https?:\/\/|\/(?![/\\]))/i.test(text)) return '';
  try {
    const { origin, protocol, pathname, search, hash } = new URL(text, SOME_ORIGIN);
    if (text.startsWith('/')) {
      // Control characters vanish while parsing, so a path may turn out to be another host.
      return origin === SOME_ORIGIN ? pathname.replace(/^\/+/, '/') + search + hash : '';
    }
    return protocol === 'https:' || protocol === 'http:' ? new URL(text).href : '';
  } catch {
    return '';
  }
}
