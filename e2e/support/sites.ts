import { portsOf } from '@site/platform/edge/edge.ts';
import { APPS } from '@site/platform/project/apps.ts';

/** Everything the tests start listens from here on; `E2E_PORT` moves it. */
const first = Number(process.env.E2E_PORT || 8180);

/** Ports of what runs during all tests; the publishers' follow each other in their order. */
export const PORTS = {
  start: first,
  development: first + 1,
  ...portsOf(first + 2),
  /** The sites that other browsers visit. */
  firefox: first + 280,
  webkit: first + 281,
};

/** The site as `npm start` serves it. */
export const START = `http://localhost:${PORTS.start}`;

/** The site as `npm run edge` serves it. */
export const EDGE = `http://localhost:${PORTS.edge}`;

/** Where the edge at an address shows its status. */
export function statusOf(edge: string): string {
  const address = new URL(edge);
  address.port = String(portsOf(Number(address.port)).status);
  return address.origin;
}

/** Ports for an edge of a test's own: the edge's and one for each app, in a row from the given place. */
export function ownPorts(place: number): { edge: number; publishers: number } {
  const edge = PORTS.publishers + APPS.length + place * (APPS.length + 1);
  return { edge, publishers: edge + 1 };
}
