import { expect, test } from '@playwright/test';
import { expectSoon } from '../support/expectSoon.ts';
import { BAD_RELEASES } from '../support/faults.ts';
import { edit, MISBEHAVIOURS } from '../support/faultyPublisher.ts';
import { type FaultySite, hostOf, marked, startFaultySite } from '../support/faultySite.ts';

const PAGES = ['/', '/vagas', '/sobre', '/crm', '/pages/vagas.html'];

const CONNECTIONS = 32;

test.describe('whatever a publisher does, visitors see the good site', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  let site: FaultySite;
  let good: Map<string, string>;

  test.beforeAll(async () => {
    site = await startFaultySite(0);
    good = await pagesNow();
  });
  test.afterAll(() => site?.stop());

  async function pagesNow(): Promise<Map<string, string>> {
    const rows = PAGES.map(async (path): Promise<[string, string]> => {
      const response = await site.get(path);
      expect(response.status, path).toBe(200);
      return [path, await response.text()];
    });
    return new Map(await Promise.all(rows));
  }

  const jobs = async () => (await site.get('/vagas')).text();

  async function heals(name: string, mark: string): Promise<void> {
    site.publisher(name).behaviour = 'well';
    site.publisher(name).publish(marked(mark));
    await expectSoon(jobs, { timeout: 45_000 }).toContain(mark);
    // Each worker of nginx checks its open files by itself: so many connections meet all of them.
    await expectSoon(async () => {
      const seen = await Promise.all(Array.from({ length: CONNECTIONS }, jobs));
      return seen.every((page) => page.includes(mark));
    }).toBe(true);
    await expectSoon(async () => (await site.reportOn(name))?.refusal).toBeUndefined();
    // From here on this is the good site.
    good = await pagesNow();
  }

  for (const name of ['mf-jobs', 'shell']) {
    for (const behaviour of MISBEHAVIOURS) {
      test(`${name} answers ${behaviour}: visitors notice nothing, and its next good release comes by itself`, async () => {
        site.publisher(name).publish(marked('não visto'));
        site.publisher(name).behaviour = behaviour;
        await expectSoon(
          async () => {
            const { problem, refusal } = (await site.reportOn(name)) ?? {};
            return problem ?? refusal?.why;
          },
          { timeout: 20_000 },
        ).toBeTruthy();
        expect(await pagesNow()).toEqual(good);
        await heals(name, behaviour.replace(/\W/g, '-'));
      });
    }

    for (const { what, rule, spoil } of BAD_RELEASES) {
      // The shell's pages name no entry.
      if (name === 'shell' && what === 'a broken entry') continue;
      test(`${name} publishes ${what}: it is refused by name and rule, and nothing changes`, async () => {
        site.publisher(name).publish(spoil);
        await expectSoon(async () => (await site.reportOn(name))?.refusal?.rule, {
          timeout: 20_000,
        }).toBe(rule);
        expect((await site.reportOn(name))?.refusal?.why).toContain(`${name} · `);
        expect(await pagesNow()).toEqual(good);
        await heals(name, what.replace(/\W/g, '-'));
      });
    }

    test(`${name} is killed, and its name does not resolve any more`, async () => {
      await site.publisher(name).kill();
      site.names.gone.add(hostOf(name));
      await expectSoon(async () => (await site.reportOn(name))?.problem).toBeTruthy();
      expect(await pagesNow()).toEqual(good);
      site.names.gone.clear();
      await site.publisher(name).revive();
      await heals(name, 'de-volta');
    });
  }

  test('a slow publisher is downloaded, and delays no other', async () => {
    site.publisher('mf-jobs').behaviour = 'slow';
    site.publisher('mf-jobs').publish(marked('devagar'));
    site
      .publisher('mf-teasers')
      .publish((release) =>
        edit(release, 'pages/crm.html', (html) => html.replace('</h1>', ' depressa</h1>')),
      );
    await expectSoon(async () => (await site.get('/crm')).text()).toContain('depressa');
    await expectSoon(jobs, { timeout: 45_000 }).toContain('devagar');
    await heals('mf-jobs', 'depois');
  });

  test('the names of four remotes are never answered: the fifth is deployed all the same', async () => {
    const others = ['mf-institutional', 'mf-rentals', 'mf-channels', 'mf-jobs'];
    for (const name of others) {
      await site.publisher(name).kill();
      site.names.silent.add(hostOf(name));
    }
    for (const name of others)
      await expectSoon(async () => (await site.reportOn(name))?.problem).toBeTruthy();
    site
      .publisher('mf-teasers')
      .publish((release) =>
        edit(release, 'pages/crm.html', (html) => html.replace('</h1>', ' sozinho</h1>')),
      );
    await expectSoon(async () => (await site.get('/crm')).text()).toContain('sozinho');
    for (const name of others) expect((await site.reportOn(name))?.problem).toBeTruthy();
    site.names.silent.clear();
    for (const name of others) await site.publisher(name).revive();
    await heals('mf-jobs', 'ouvido');
  });

  test('the composer is killed: pages stay, and what was published meanwhile comes when it is back', async () => {
    await site.edge.stop('composer');
    site.publisher('mf-jobs').publish(marked('entretanto'));
    expect(await pagesNow()).toEqual(good);
    await site.edge.start('composer');
    await expectSoon(jobs).toContain('entretanto');
    await heals('mf-jobs', 'refeito');
  });

  test('the edge is restarted while all other parts are down: it serves at once', async () => {
    await site.edge.stop('composer');
    await site.edge.stop('edge');
    await site.edge.start('edge');
    expect(await pagesNow()).toEqual(good);
    await site.edge.start('composer');
  });
});
