import { expectSoon } from '../support/expectSoon.ts';
import { type Behaviour, edit, type Release } from '../support/faultyPublisher.ts';
import { type FaultySite, hostOf, marked, startFaultySite } from '../support/faultySite.ts';
import { expect, test } from '../support/test.ts';

/** A release that comes whole, and is wrong. */
interface BadRelease {
  what: string;
  /** The rule that refuses it. */
  rule: string;
  spoil(release: Release): void;
}

/** The first document of a release, cut in two: of all that refuses a release the unit tests try each. */
const HALF_A_DOCUMENT: BadRelease = {
  what: 'half a document',
  rule: 'document',
  spoil: (release) =>
    edit(release, release.manifest.pages[0]?.document ?? '', (html) =>
      html.slice(0, html.length / 2),
    ),
};

type Fault = Behaviour | BadRelease | 'gone';
/** No answer, half a file, a release that comes whole and is wrong, no server: the unit tests have more kinds. */
const FAULTS: Fault[] = ['hung', 'cut off', HALF_A_DOCUMENT, 'gone'];
const nameOf = (fault: Fault) => (typeof fault === 'string' ? fault : fault.what);

/** Pages with the shell's footer, and those of the jobs remote. */
const FRAMED = ['/', '/vagas', '/sobre', '/crm'];
const JOBS = ['/vagas', '/pages/vagas.html'];

/** Healing takes the publisher's next attempt, which comes later the longer it did wrong. */
const HEALING_MS = 45_000;

// One site serves all of them, one after the other.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let site: FaultySite;

test.beforeAll(async () => {
  site = await startFaultySite(0);
});
test.afterAll(() => site?.stop());

const textOf = async (path: string) => (await site.get(path)).text();

/** Waits until all of these pages are sent with a mark. */
async function untilMarked(paths: readonly string[], mark: string): Promise<void> {
  for (const path of paths)
    await expectSoon(() => textOf(path), { message: path, timeout: HEALING_MS }).toContain(mark);
}

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
  site.names.gone.delete(hostOf(name));
  await publisher.revive();
}

/** Why a publisher's newest release is not active, as the status says it. */
async function trouble(name: string): Promise<string | undefined> {
  const { problem, refusal } = (await site.reportOn(name)) ?? {};
  return refusal ? `${refusal.rule}: ${refusal.why}` : problem;
}

test.describe('whatever a publisher does, visitors see the good site', () => {
  let good: Map<string, string>;
  test.beforeAll(async () => {
    good = await pagesNow();
  });

  async function pagesNow(): Promise<Map<string, string>> {
    const rows = [...FRAMED, ...JOBS].map(async (path): Promise<[string, string]> => {
      const response = await site.get(path);
      expect(response.status, path).toBe(200);
      return [path, await response.text()];
    });
    return new Map(await Promise.all(rows));
  }

  test('with the shell and a remote gone, visitors notice nothing', {
    tag: '@errand',
  }, async () => {
    const names = ['mf-jobs', 'shell'];
    for (const name of names) await begin(name, 'gone');
    for (const name of names) await expectSoon(() => trouble(name)).toBeTruthy();
    expect(await pagesNow()).toEqual(good);
    for (const name of names) {
      await end(name, 'gone');
      site.publisher(name).publish(marked(`de volta ${name}`));
    }
    for (const path of [...FRAMED, ...JOBS])
      await untilMarked([path], `de volta ${FRAMED.includes(path) ? 'shell' : 'mf-jobs'}`);
    for (const name of names) await expectSoon(() => trouble(name)).toBeUndefined();
    good = await pagesNow();
  });

  /** Publishes a page of the teasers that says a word in its heading; resolves once it is seen. */
  async function teasersSay(word: string): Promise<void> {
    site
      .publisher('mf-teasers')
      .publish((release) =>
        edit(release, 'pages/crm.html', (html) => html.replace('</h1>', ` ${word}</h1>`)),
      );
    await untilMarked(['/crm'], word);
  }

  test('the names of four remotes are never answered: the fifth is deployed all the same', async () => {
    const others = ['mf-institutional', 'mf-rentals', 'mf-channels', 'mf-jobs'];
    for (const name of others) {
      await site.publisher(name).kill();
      site.names.silent.add(hostOf(name));
    }
    for (const name of others) await expectSoon(() => trouble(name)).toBeTruthy();
    await teasersSay('sozinho');
    for (const name of others) expect(await trouble(name)).toBeTruthy();
    site.names.silent.clear();
    for (const name of others) await site.publisher(name).revive();
    site.publisher('mf-jobs').publish(marked('ouvido'));
    await untilMarked(JOBS, 'ouvido');
    good = await pagesNow();
  });

  test('the edge is restarted while all other parts are down: it serves at once', async () => {
    await site.edge.stop('composer');
    await site.edge.stop('edge');
    await site.edge.start('edge');
    expect(await pagesNow()).toEqual(good);
    await site.edge.start('composer');
  });
});

test.describe('from an empty store', () => {
  /** Remotes that do wrong, with a page of each; the home's remote stays well. */
  const WRONG = {
    'mf-jobs': '/vagas',
    'mf-rentals': '/aluguel-auditorio',
    'mf-channels': '/canais-manifestacao',
    'mf-teasers': '/crm',
  };

  const isServed = async (path: string) => {
    await expectSoon(() => site.statusOf(path), { message: path, timeout: HEALING_MS }).toBe(200);
  };

  const wrong = Object.entries(WRONG).flatMap(([name, path], at) => {
    const fault = FAULTS[at];
    return fault ? [{ name, path, fault }] : [];
  });

  test(`remotes with ${wrong.map(({ fault }) => nameOf(fault)).join(', ')}: their pages are awaited, the others serve, all heal`, async () => {
    for (const { name, fault } of wrong) await begin(name, fault);
    await site.beginAgain();
    await isServed('/');
    for (const { name, path } of wrong) {
      await expectSoon(() => trouble(name), { message: name, timeout: HEALING_MS }).toBeTruthy();
      const answer = await site.get(path);
      expect(answer.status, `${name} ${path}`).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('30');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-security-policy')).toContain("object-src 'none'");
      const html = await answer.text();
      expect(html).toContain('Página temporariamente indisponível');
      expect(html).toMatch(/<header[\s>][\s\S]*<footer[\s>]/);
    }
    // Until every manifest was received nothing is known to be missing.
    expect(await site.statusOf('/nada')).toBe(503);
    for (const { name, fault } of wrong) await end(name, fault);
    for (const { path } of wrong) await isServed(path);
    await expectSoon(() => site.statusOf('/nada')).toBe(404);
  });

  test('a shell that is gone: every page is a plain 503, never a 404, until it is back', async () => {
    await begin('shell', 'gone');
    await site.beginAgain();
    await expectSoon(() => trouble('shell'), { timeout: HEALING_MS }).toBeTruthy();
    for (const path of ['/', '/vagas', '/nada']) {
      const answer = await site.get(path);
      expect(answer.status, path).toBe(503);
      expect(answer.headers.get('retry-after'), path).toBe('30');
    }
    await end('shell', 'gone');
    await isServed('/vagas');
    await expectSoon(() => site.statusOf('/nada')).toBe(404);
  });
});
