import { assertFree } from '../server/listen.ts';

/** The first of twelve free ports, below those that a system gives to connections. */
export async function freePorts(): Promise<number> {
  const first = 10_000 + 12 * Math.floor(Math.random() * 1500);
  const asked = Array.from({ length: 12 }, (_, at) => assertFree(first + at));
  return Promise.all(asked).then(() => first, freePorts);
}
