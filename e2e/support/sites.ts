const port = Number(process.env.E2E_PORT || 8180);

/** The site as `npm start` serves it. */
export const START = `http://localhost:${port}`;

/** The site as `npm run edge` serves it. */
export const EDGE = `http://localhost:${port + 10}`;

/** Ports for an edge of a test's own: ten in a row from the given place. */
export function ownPorts(place: number): { edge: number; publishers: number } {
  const first = port + 40 + place * 10;
  return { edge: first, publishers: first + 1 };
}

/** Where a test's own development server listens. */
export const DEVELOPMENT_PORT = port + 39;
