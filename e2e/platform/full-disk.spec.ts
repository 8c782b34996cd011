import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { expectSoon } from '../support/expectSoon.ts';
import { edit } from '../support/faultyPublisher.ts';
import { type FaultySite, marked, startFaultySite } from '../support/faultySite.ts';

/** What is left when the disk is called full: enough for the status, not for a large document. */
const LEFT = 120_000;
/** Three times as much room is required as the files take: more than what is left. */
const LARGE = '<p>Uma vaga de muitas palavras.</p>'.repeat(3000);

test.describe('the disk fills up', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  const store = join(folder, 'store');
  let site: FaultySite | undefined;

  test.beforeAll(async () => {
    mkdirSync(store);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', store]);
    test.skip(mounted.status !== 0, 'A disk of its own needs the right to mount one.');
    site = await startFaultySite(9, { runFolder: folder });
  });
  test.afterAll(async () => {
    await site?.stop();
    spawnSync('umount', ['-l', store]);
    rmSync(folder, { recursive: true, force: true });
  });

  /** Takes all room but what is said, in bytes; gives back what frees it. */
  function fill(left: number): () => void {
    const { bavail, bsize } = statfsSync(store);
    writeFileSync(join(store, 'filler'), Buffer.alloc(bavail * bsize - left));
    return () => rmSync(join(store, 'filler'));
  }

  const page = async (path = '/vagas') => (await site?.get(path))?.text();

  test('for a remote: the good site stays, the status says so, and the release comes when there is room', async () => {
    const problem = async () => (await site?.reportOn('mf-jobs'))?.problem;
    const good = await page();
    const free = fill(LEFT);
    site?.publisher('mf-jobs').publish((release) => {
      marked('com lugar')(release);
      edit(release, 'pages/vagas.html', (html) => html.replace('</h1>', `</h1>${LARGE}`));
    });
    await expectSoon(problem, { timeout: 45_000 }).toContain('the disk is full');
    expect(await page()).toBe(good);
    expect(await site?.statusOf('/')).toBe(200);
    free();
    await expectSoon(page, { timeout: 45_000 }).toContain('com lugar');
    await expectSoon(problem).toBeUndefined();
  });

  test('for a shell, in the middle of its pages: every page stays whole, and all of them come when there is room', async () => {
    const paths = ['/', '/sobre', '/vagas', '/crm', '/aluguel-auditorio', '/convenios'];
    const free = fill(LEFT);
    site?.publisher('shell').publish(marked('casca nova'));
    const isNew = async () => {
      const texts = await Promise.all(paths.map(page));
      for (const text of texts) expect(text?.trimEnd().endsWith('</html>')).toBe(true);
      return texts.filter((text) => text?.includes('casca nova')).length;
    };
    await expectSoon(async () => (await site?.reportOn('shell'))?.problem, {
      timeout: 45_000,
    }).toContain('ENOSPC');
    expect(await isNew()).toBeLessThan(paths.length);
    free();
    await expectSoon(isNew, { timeout: 60_000 }).toBe(paths.length);
  });
});
