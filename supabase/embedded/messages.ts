/*
 * What the backend and its worker say to each other. The worker says `opened`, then one answer to
 * each request; it ends with an error when the data can't be opened.
 */

/** What a worker is started with. */
export interface Start {
  dataFolder: string;
  migrationsFolder: string;
  seedFile: string;
}

export interface Question {
  method: string;
  address: string;
  headers: Record<string, string>;
}

/** `close` ends the worker once the data is closed. */
export type Ask = Question | 'close';
export type Say = 'opened' | { status: number; headers: Record<string, string>; body: string };
