/** What a page tells search engines, in the order of its HTML. */
export function dataIn(html: string) {
  const scripts = html.matchAll(/<script [^>]*type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json = '']) => JSON.parse(json));
}
