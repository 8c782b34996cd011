import { APPS, REMOTES } from '@site/platform/project/apps.ts';

/** Everything the tests start listens from here on; `E2E_PORT` moves it. */
const first = Number(process.env.E2E_PORT || 8180);

/** Ports of what runs during all tests; the remotes' follow each other in their order. */
export const PORTS = {
  start: first,
  edge: first + 1,
  backend: first + 2,
  development: first + 3,
  remotes: first + 4,
};

/** The site as `npm start` serves it. */
export const START = `http://localhost:${PORTS.start}`;

/** The site as `npm run edge` serves it. */
export const EDGE = `http://localhost:${PORTS.edge}`;

/** Ports for an edge of a test's own: one for each app, in a row from the given place. */
export function ownPorts(place: number): { edge: number; remotes: number } {
  const edge = PORTS.remotes + REMOTES.length + place * APPS.length;
  return { edge, remotes: edge + 1 };
}
