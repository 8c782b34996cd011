import { expect, test } from '@playwright/test';
import { expectSoon } from '../support/expectSoon.ts';
import { BAD_RELEASES, type BadRelease } from '../support/faults.ts';
import { type Behaviour, MISBEHAVIOURS } from '../support/faultyPublisher.ts';
import { type FaultySite, hostOf, startFaultySite } from '../support/faultySite.ts';

/** Remotes that do wrong, with a page of each; the home's remote stays well. */
const WRONG = {
  'mf-rentals': '/aluguel-auditorio',
  'mf-channels': '/canais-manifestacao',
  'mf-jobs': '/vagas',
  'mf-teasers': '/crm',
};

type Fault = Behaviour | BadRelease | 'gone';
const nameOf = (fault: Fault) => (typeof fault === 'string' ? fault : fault.what);
/** Where no release is active yet, no path can be claimed twice: see the test of two claims. */
const FAULTS: Fault[] = [...MISBEHAVIOURS, ...BAD_RELEASES, 'gone' as const].filter(
  (fault) => nameOf(fault) !== 'a stolen path',
);

const SHELL_FAULTS = ['gone', 'hung', 'half a document'];

/** Four at a time: one for each remote that does wrong. */
const ROUNDS = Array.from({ length: Math.ceil(FAULTS.length / 4) }, (_, round) =>
  FAULTS.slice(round * 4, round * 4 + 4),
);

test.describe('from an empty store', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  let site: FaultySite;
  test.beforeAll(async () => {
    site = await startFaultySite(1);
  });
  test.afterAll(() => site?.stop());

  async function begin(name: string, fault: Fault): Promise<void> {
    const publisher = site.publisher(name);
    if (typeof fault === 'object') publisher.publish(fault.spoil);
    else if (fault !== 'gone') publisher.behaviour = fault;
    else {
      site.names.gone.add(hostOf(name));
      await publisher.kill();
    }
  }

  async function end(name: string, fault: Fault): Promise<void> {
    const publisher = site.publisher(name);
    publisher.behaviour = 'well';
    if (typeof fault === 'object') publisher.publish(() => {});
    if (fault !== 'gone') return;
    site.names.gone.clear();
    await publisher.revive();
  }

  const isSaid = async (name: string) => {
    const { problem, refusal } = (await site.reportOn(name)) ?? {};
    return Boolean(problem ?? refusal);
  };

  for (const faults of ROUNDS) {
    const wrong = Object.entries(WRONG).flatMap(([name, path], at) => {
      const fault = faults[at];
      return fault ? [{ name, path, fault }] : [];
    });
    test(`remotes with ${faults.map(nameOf).join(', ')}: their pages are awaited, the others serve, all heal`, async () => {
      for (const { name, fault } of wrong) await begin(name, fault);
      await site.beginAgain();
      await expectSoon(() => site.statusOf('/')).toBe(200);
      for (const { name, path } of wrong) {
        await expectSoon(() => isSaid(name), { message: name, timeout: 45_000 }).toBe(true);
        expect(await site.statusOf(path), `${name} ${path}`).toBe(503);
      }
      for (const { name, fault } of wrong) await end(name, fault);
      for (const { path } of wrong)
        await expectSoon(() => site.statusOf(path), { message: path, timeout: 45_000 }).toBe(200);
      await expectSoon(() => site.statusOf('/nada')).toBe(404);
    });
  }

  // No answer, half an answer, a wrong one: the other kinds are tried of remotes, above.
  for (const fault of FAULTS.filter((each) => SHELL_FAULTS.includes(nameOf(each)))) {
    test(`a shell with ${nameOf(fault)}: every page is a plain 503, never a 404, until it is well`, async () => {
      await begin('shell', fault);
      await site.beginAgain();
      await expectSoon(() => isSaid('shell'), { timeout: 45_000 }).toBe(true);
      for (const path of ['/', '/vagas', '/nada']) {
        const answer = await site.get(path);
        expect(answer.status, path).toBe(503);
        expect(answer.headers.get('retry-after'), path).toBe('30');
      }
      await end('shell', fault);
      await expectSoon(() => site.statusOf('/vagas'), { timeout: 45_000 }).toBe(200);
      await expectSoon(() => site.statusOf('/nada')).toBe(404);
    });
  }

  test('two remotes claim a path: the first one received has it, the refusal of the other names its owner', async () => {
    const theft = BAD_RELEASES.find(({ what }) => what === 'a stolen path');
    if (!theft) throw new Error('There is no such release.');
    await begin('mf-rentals', theft);
    await site.beginAgain();
    const refused = async () => {
      const reports = [await site.reportOn('mf-rentals'), await site.reportOn('mf-teasers')];
      return reports.flatMap((report) => (report?.refusal ? [report.refusal] : []));
    };
    await expectSoon(async () => (await refused()).map(({ rule }) => rule)).toEqual(['paths']);
    expect((await refused())[0]?.why).toContain('/marketplace is claimed by mf-');
    expect(await site.statusOf('/')).toBe(200);
    await end('mf-rentals', theft);
    for (const path of ['/aluguel-auditorio', '/marketplace'])
      await expectSoon(() => site.statusOf(path), { timeout: 45_000 }).toBe(200);
    // The status is written after the pages.
    await expectSoon(refused).toEqual([]);
  });

  test('a remote whose manifest was never received answers 503 with header, footer and the policies of a page', async () => {
    site.publisher('mf-jobs').behaviour = 'status 500';
    await site.beginAgain();
    await expectSoon(() => site.statusOf('/')).toBe(200);
    const response = await site.get('/vagas');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    const html = await response.text();
    expect(html).toContain('Página temporariamente indisponível');
    expect(html).toMatch(/<header[\s>][\s\S]*<footer[\s>]/);
    expect(await site.statusOf('/nada')).toBe(503);
    site.publisher('mf-jobs').behaviour = 'well';
    await expectSoon(() => site.statusOf('/vagas')).toBe(200);
    await expectSoon(() => site.statusOf('/nada')).toBe(404);
  });
});
