/**
 * `fetch` on a line of its own, which follows no redirect: one that is kept open ends with a reload
 * of the edge, which browsers mend by themselves and `fetch` does not.
 */
export function ask(
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(url, { method, redirect: 'manual', headers: { ...headers, Connection: 'close' } });
}
