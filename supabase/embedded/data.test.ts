// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { clientOf, OPEN_TIMEOUT_MS, startProcess } from '../testing/backends.ts';
import { preparedData } from '../testing/preparedData.ts';
import { openBackend } from './backend.ts';
import { openDatabase } from './database.ts';

const { options, withBackend, administer, addMigration, countOffers } = preparedData();

describe('the data of the embedded backend', { timeout: OPEN_TIMEOUT_MS }, () => {
  it('survives close and reopen, and the seed does not bring deleted rows back', async () => {
    await administer(`delete from public.jobs where title = 'Ajudante Geral'`);
    expect(await countOffers()).toBe(16);
  });

  it('survives a process that was killed', async () => {
    const backendFile = new URL('./backend.ts', import.meta.url).href;
    const other = await startProcess(
      `const { openBackend } = await import(${JSON.stringify(backendFile)});
       await openBackend(${JSON.stringify(options)})`,
    );
    await other.kill('SIGKILL');
    expect(await countOffers()).toBe(17);
  });

  it('is opened by one process at a time, and again after close', async () => {
    await withBackend(async (backend) => {
      await expect(openBackend(options)).rejects.toThrow(
        `The data folder ${options.dataFolder} is in use by another process`,
      );
      await backend.close();
      const late = await backend.fetch(new Request('http://localhost/rest/v1/jobs'));
      expect(late.status).toBe(503);
    });
    expect(await countOffers()).toBe(17);
  });

  it('gets new migrations at the next start, each once', async () => {
    addMigration(
      '20990101000000_more.sql',
      `insert into public.jobs (type, title) values ('job_offer', 'Nova');`,
    );
    expect(await countOffers()).toBe(18);
    expect(await countOffers()).toBe(18);
  });
});

describe('the database session', { timeout: OPEN_TIMEOUT_MS }, () => {
  it('reaches beyond 1000 rows by ranges, without gap or repetition', async () => {
    await administer(`insert into public.jobs (type, title, created_at)
      select 'job_offer', 'Vaga ' || n, '2024-01-01' from generate_series(1, 1200) n`);
    await withBackend(async (backend) => {
      const page = async (from: number, to: number) => {
        const query = clientOf(backend)
          .from('jobs')
          .select('*')
          .eq('type', 'job_offer')
          .order('created_at', { ascending: false })
          .order('id', { ascending: false });
        return (await query.range(from, to)).data?.map(({ id }) => id) ?? [];
      };
      const [whole, first, second] = [
        await page(0, 4999),
        await page(0, 999),
        await page(1000, 1999),
      ];
      expect(whole).toEqual(first);
      expect([first.length, second.length]).toEqual([1000, 217]);
      expect(new Set([...first, ...second]).size).toBe(1217);
    });
  });

  it('cannot write or read résumés, whatever it is told', async () => {
    addMigration('20990101000000_private.sql', 'create table public.private (id int);');
    await withBackend(async () => undefined);
    const connection = await openDatabase(options.dataFolder);
    await connection.becomeAnon();
    const ask = (sql: string) => connection.driver.query(sql);
    expect((await ask(`select * from public.jobs where type <> 'job_offer'`)).rows).toEqual([]);
    await expect(ask('delete from public.jobs')).rejects.toThrow('read-only transaction');
    await ask('begin read write');
    await expect(ask('delete from public.jobs')).rejects.toThrow(
      'permission denied for table jobs',
    );
    await ask('rollback');
    await expect(ask('select * from public.private')).rejects.toThrow(
      'permission denied for table private',
    );
    await expect(ask('create table public.mine (id int)')).rejects.toThrow('read-only transaction');
    await connection.close();
  });
});
