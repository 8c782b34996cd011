import { rmSync } from 'node:fs';
import { portOf } from '@site/platform/edge/edge.ts';
import { APPS } from '@site/platform/project/apps.ts';
import { ask } from '../support/ask.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { edit, startPublisher, type TestPublisher } from '../support/faultyPublisher.ts';
import { type OwnEdge, startOwnEdge } from '../support/ownEdge.ts';
import { ownPorts, statusOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

/** Remotes that do wrong, with a page of each: of all that goes wrong with a publisher the unit tests try each. */
const REFUSED = 'mf-channels';
const GONE = 'mf-teasers';
const WRONG = { [REFUSED]: '/canais-manifestacao', [GONE]: '/crm' };

/** Pages with the shell's footer, and those of the jobs remote. */
const FRAMED = ['/', '/sobre', '/crm'];
const JOBS = ['/vagas', '/pages/vagas.html'];

/** Healing takes the publisher's next attempt, which comes later the longer it did wrong. */
const HEALING_MS = 45_000;

// One site serves all of them, one after the other.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let edge: OwnEdge;
const publishers = new Map<string, TestPublisher>();

test.beforeAll(async () => {
  const ports = ownPorts(0);
  for (const app of APPS) publishers.set(app, await startPublisher(app, portOf(app, ports)));
  edge = await startOwnEdge(ports, { without: APPS });
});
test.afterAll(async () => {
  await edge?.stopAll();
  await Promise.all([...publishers.values()].map((publisher) => publisher.kill()));
});

const get = (path: string) => ask(edge.address + path);
const isServed = async (path: string, status = 200) => {
  const answered = async () => (await get(path)).status;
  await expectSoon(answered, { message: path, timeout: HEALING_MS }).toBe(status);
};

/** Begins again with an empty store, and publishers as they are now. */
async function beginAgain(): Promise<void> {
  // The edge, too: for a second it sends what it has open.
  const parts = ['composer', 'edge'];
  await Promise.all(parts.map(edge.stop));
  for (const part of ['site', 'generations', 'status', 'blobs', 'releases', 'state.json'])
    rmSync(`${edge.store}/${part}`, { recursive: true, force: true });
  await Promise.all(parts.map(edge.start));
}

/** Waits until the status says why a publisher's newest release is not active, or that it is. */
async function untilInTrouble(name: string, isWrong = true): Promise<void> {
  const inTrouble = async () => {
    const status = await (await ask(`${statusOf(edge.address)}/status.json`)).text();
    const { publishers = [] } = status.startsWith('{') ? JSON.parse(status) : {};
    const found = publishers.find((publisher: { name: string }) => publisher.name === name);
    return found && Boolean(found.problem ?? found.refusal);
  };
  await expectSoon(inTrouble, { message: name, timeout: HEALING_MS }).toBe(isWrong);
}

test('with the shell and a remote gone, visitors notice nothing, also of an edge that starts anew', {
  tag: '@errand',
}, async () => {
  const pagesNow = () =>
    Promise.all([...FRAMED, ...JOBS].map(async (path) => (await get(path)).text()));
  const good = await pagesNow();
  const names = ['mf-jobs', 'shell'];
  for (const name of names) await publishers.get(name)?.kill();
  for (const name of names) await untilInTrouble(name);
  expect(await pagesNow()).toEqual(good);
  await edge.stop('composer');
  await edge.stop('edge');
  await edge.start('edge');
  expect(await pagesNow()).toEqual(good);
  await edge.start('composer');
  const mark = '<!--de volta-->';
  for (const name of names) {
    const publisher = publishers.get(name);
    await publisher?.revive();
    publisher?.publish((release) => {
      const file = name === 'shell' ? 'parts/footer.html' : 'pages/vagas.html';
      edit(release, file, (html) => html.replace(/(<\/h1>|$)/, `${mark}$1`));
    });
  }
  for (const path of [...FRAMED, ...JOBS]) {
    const text = async () => (await get(path)).text();
    await expectSoon(text, { message: path, timeout: HEALING_MS }).toContain(mark);
  }
  for (const name of names) await untilInTrouble(name, false);
});

test('from an empty store the pages of remotes that do wrong are awaited, the others serve, all heal', async () => {
  publishers.get(REFUSED)?.publish((release) => {
    const cut = (html: string) => html.slice(0, html.length / 2);
    edit(release, release.manifest.pages[0]?.document ?? '', cut);
  });
  await publishers.get(GONE)?.kill();
  await beginAgain();
  await isServed('/');
  for (const [name, path] of Object.entries(WRONG)) {
    await untilInTrouble(name);
    const answer = await get(path);
    expect(answer.status, `${name} ${path}`).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("object-src 'none'");
    const html = await answer.text();
    expect(html).toContain('Página temporariamente indisponível');
    expect(html).toMatch(/<header[\s>][\s\S]*<footer[\s>]/);
  }
  // Until every manifest was received nothing is known to be missing.
  await isServed('/nada', 503);
  publishers.get(REFUSED)?.publish(() => {});
  await publishers.get(GONE)?.revive();
  for (const path of Object.values(WRONG)) await isServed(path);
  await isServed('/nada', 404);
});

test('a shell that is gone: every page is a plain 503, never a 404, until it is back', async () => {
  await publishers.get('shell')?.kill();
  await beginAgain();
  await untilInTrouble('shell');
  for (const path of ['/', '/vagas', '/nada']) {
    const answer = await get(path);
    expect(answer.status, path).toBe(503);
    expect(answer.headers.get('retry-after'), path).toBe('30');
  }
  await publishers.get('shell')?.revive();
  await isServed('/vagas');
  await isServed('/nada', 404);
});
