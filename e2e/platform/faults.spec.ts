import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isText } from '@site/composer/base/fileTypes.ts';
import { ask } from '../support/ask.ts';
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

const folder = mkdtempSync(join(tmpdir(), 'faults-'));
const store = join(folder, 'store');
let site: FaultySite;
/** Whether the store has a disk of its own, which takes the right to mount one. */
let hasDisk = false;

test.beforeAll(async () => {
  mkdirSync(store);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', store]);
  hasDisk = mounted.status === 0;
  site = await startFaultySite(0, { runFolder: folder });
});
test.afterAll(async () => {
  await site?.stop();
  if (hasDisk) spawnSync('umount', ['-l', store]);
  rmSync(folder, { recursive: true, force: true });
});

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

// First, while nothing is in the store that would give room when it goes.
test.describe('the disk fills up', () => {
  test.beforeAll(() => test.skip(!hasDisk, 'A disk of its own needs the right to mount one.'));
  // What the composer still compresses would take the room that is left.
  test.beforeEach(() => expectSoon(uncompressed, { timeout: HEALING_MS }).toEqual([]));

  function uncompressed(): string[] {
    const folder = join(store, 'site');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files.filter(
      (path) =>
        isText(path) &&
        !path.startsWith('status/') &&
        (statSync(join(folder, path), { throwIfNoEntry: false })?.size ?? 0) > 0 &&
        !existsSync(`${join(folder, path)}.br`),
    );
  }

  /** What is left when the disk is called full: enough for the status and a shell's parts, not for a large document. */
  const LEFT = 180_000;
  /** More than what is left, and than the compressed forms give back that go before their pages. */
  const LARGE = `<p>${'Uma vaga de muitas palavras. '.repeat(10)}</p>`.repeat(12_000);

  /** Takes all room but what is said, in bytes, and more when called again; gives back what frees it. */
  function fill(left: number): () => void {
    const { bavail, bsize } = statfsSync(store);
    appendFileSync(join(store, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - left)));
    return () => rmSync(join(store, 'filler'));
  }

  test('for a remote: the good site stays, the status says so, and the release comes when there is room', async () => {
    const good = await textOf('/vagas');
    const free = fill(LEFT);
    site.publisher('mf-jobs').publish((release) => {
      marked('com lugar')(release);
      edit(release, 'pages/vagas.html', (html) => html.replace('</h1>', `</h1>${LARGE}`));
    });
    await expectSoon(() => trouble('mf-jobs'), { timeout: HEALING_MS }).toContain(
      'the disk is full',
    );
    expect(await textOf('/vagas')).toBe(good);
    expect(await site.statusOf('/')).toBe(200);
    free();
    await untilMarked(['/vagas'], 'com lugar');
    await expectSoon(() => trouble('mf-jobs')).toBeUndefined();
  });

  test('for a shell, in the middle of its pages: every page stays whole, and all of them come when there is room', async () => {
    const paths = ['/', '/sobre', '/vagas', '/crm', '/aluguel-auditorio', '/convenios'];
    // A page makes room by its former compressed forms: less is left than the longest needs besides.
    const free = fill(LEFT / 2);
    site.publisher('shell').publish(marked('casca nova'));
    const headers = { 'accept-encoding': 'identity' };
    const plain = async (path: string) => (await ask(site.edge.address + path, { headers })).text();
    const isNew = async () => {
      const texts = await Promise.all(paths.map(plain));
      for (const text of texts) expect(text.trimEnd().endsWith('</html>')).toBe(true);
      return texts.filter((text) => text.includes('casca nova')).length;
    };
    // Whose file meets it follows from their sizes.
    const troubles = async () => `${await trouble('shell')} ${await trouble('mf-jobs')}`;
    // What the composer clears away meanwhile is taken too.
    const filled = () => {
      fill(LEFT / 2);
      return troubles();
    };
    await expectSoon(filled, { timeout: HEALING_MS }).toContain('ENOSPC');
    expect(await isNew()).toBeLessThan(paths.length);
    free();
    await expectSoon(isNew, { timeout: HEALING_MS }).toBe(paths.length);
    await untilMarked(FRAMED, 'casca nova');
  });
});

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

  /** Waits until what these publishers publish next, with a mark of their own, is seen. */
  async function heals(names: readonly string[], mark: string): Promise<void> {
    for (const name of names) {
      site.publisher(name).behaviour = 'well';
      site.publisher(name).publish(marked(`${mark}-${name}`));
    }
    for (const name of names)
      await untilMarked(name === 'shell' ? FRAMED : JOBS, `${mark}-${name}`);
    for (const name of names) await expectSoon(() => trouble(name)).toBeUndefined();
    // From here on this is the good site.
    good = await pagesNow();
  }

  for (const fault of FAULTS) {
    test(`with ${nameOf(fault)}, visitors notice nothing`, {
      tag: fault === 'gone' ? '@errand' : [],
    }, async () => {
      const names = ['mf-jobs', 'shell'];
      for (const name of names) {
        if (typeof fault === 'string') site.publisher(name).publish(marked('não visto'));
        await begin(name, fault);
      }
      for (const name of names) {
        const said = typeof fault === 'object' ? `${fault.rule}: ${name} · ` : '';
        await expectSoon(() => trouble(name), { timeout: HEALING_MS }).toContain(said);
      }
      expect(await pagesNow()).toEqual(good);
      if (fault === 'gone') for (const name of names) await end(name, fault);
      await heals(names, nameOf(fault).replace(/\W/g, '-'));
    });
  }

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
    await heals(['mf-jobs'], 'ouvido');
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

  // No answer, and a wrong one: the other kinds are tried of remotes, above.
  for (const fault of ['gone', HALF_A_DOCUMENT] as const) {
    test(`a shell with ${nameOf(fault)}: every page is a plain 503, never a 404, until it is well`, async () => {
      await begin('shell', fault);
      await site.beginAgain();
      await expectSoon(() => trouble('shell'), { timeout: HEALING_MS }).toBeTruthy();
      for (const path of ['/', '/vagas', '/nada']) {
        const answer = await site.get(path);
        expect(answer.status, path).toBe(503);
        expect(answer.headers.get('retry-after'), path).toBe('30');
      }
      await end('shell', fault);
      await isServed('/vagas');
      await expectSoon(() => site.statusOf('/nada')).toBe(404);
    });
  }
});
