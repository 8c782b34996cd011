import * as client from 'react-dom/client';

/** React's own; from here, in React's chunk, so that React DOM starts in a task of its own. */
export const { hydrateRoot } = client;
