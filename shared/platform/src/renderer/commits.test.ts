import { answerQuery } from '@site/supabase/embedded/answerQuery.ts';
import { prepareDatabase } from '@site/supabase/embedded/prepare.ts';
import { type Cluster, startCluster } from '@site/supabase/testing/cluster.ts';
import { openSession } from '@site/supabase/testing/session.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { courseBuild, start } from './testing/courses.tsx';
import { somewhere } from './testing/somewhere.ts';

/*
 * A renderer over a real Postgres, while two sessions write. One page lists every title.
 */
const place = somewhere(courseBuild());
let cluster: Cluster;
let visitor: Awaited<ReturnType<typeof openSession>>;
let first: typeof visitor;
let second: typeof visitor;
let service: Awaited<ReturnType<typeof start>>;

beforeAll(async () => {
  cluster = startCluster();
  const open = () => openSession(cluster, 'postgres');
  [first, second, visitor] = await Promise.all([open(), open(), open()]);
  await prepareDatabase(
    { exec: (sql) => first.query(sql), query: (...sql) => first.query(...sql) },
    {},
  );
  await visitor.query('set role anon');
});
beforeEach(async () => {
  await first.query(`delete from jobs;
    insert into jobs (type, title) values ('job_offer', 'Garçom'), ('job_offer', 'Padeiro')`);
  service = await start({ ...place, fetch: ask });
});
afterAll(async () => {
  await Promise.all([first?.end(), second?.end(), visitor?.end()]);
  cluster?.stop();
});

const ask: typeof fetch = (input) => answerQuery(visitor, new URL(String(input)));

const shown = async () => {
  await service.poll();
  return /<h1>(.*?)<\/h1>/.exec(place.page('/cursos'))?.[1]?.split(', ').sort();
};

test.each([
  ['updates', `update jobs set title = 'Garçonete' where title = 'Garçom'`, ['Chef', 'Garçonete']],
  [
    'inserts',
    `insert into jobs (type, title) values ('job_offer', 'Motorista')`,
    ['Chef', 'Garçom', 'Motorista'],
  ],
  ['deletes', `delete from jobs where title = 'Garçom'`, ['Chef']],
  ['closes', `update jobs set closed_at = now() where title = 'Garçom'`, ['Chef']],
  [
    'takes one away and adds another',
    `with gone as (delete from jobs where title = 'Garçom' returning *)
     insert into jobs (type, title, created_at) select type, 'Motorista', created_at from gone`,
    ['Chef', 'Motorista'],
  ],
])(
  'what %s first and commits last is published, as is the edit beside it',
  async (_, sql, after) => {
    await first.query('begin');
    await first.query(sql);
    // Stamped later, committed earlier.
    await second.query(`update jobs set title = 'Chef' where title = 'Padeiro'`);
    expect(await shown()).toEqual(['Chef', 'Garçom']);
    await first.query('commit');
    expect(await shown()).toEqual(after);
  },
);

test('what is rolled back, and what changes a résumé, renders nothing again', async () => {
  const revision = async () => (await ask('http://x/rest/v1/jobs_revision?select=revision')).text();
  const before = await revision();
  await first.query(`begin; delete from jobs; rollback`);
  await first.query(`insert into jobs (type, title) values ('resume', 'Maria')`);
  expect(await revision()).toBe(before);
});

test('a stamp that a client writes itself hides no change', async () => {
  await first.query(`alter table jobs disable trigger jobs_note_change`);
  await second.query(`update jobs set title = 'Chef' where title = 'Padeiro'`);
  await first.query(`alter table jobs enable trigger jobs_note_change`);
  expect(await shown()).toEqual(['Chef', 'Garçom']);
});
