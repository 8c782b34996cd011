import { isAllowedQuery } from '@site/contract/queries.ts';
import { type TableServer, tableServer } from '@site/platform/renderer/testing/tableServer.ts';
import { someRow } from '../../src/testing/jobs.ts';

/** A table of vacancies called Cargo1, Cargo2 …; queries that the site does not send are refused. */
export function vacancyTable(count: number): TableServer {
  return tableServer(count, (id) => someRow({ title: `Cargo${id}` }), isAllowedQuery);
}
