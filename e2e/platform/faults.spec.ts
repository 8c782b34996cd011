import { expect, test } from '@playwright/test';
import { APPS } from '@site/platform/project/apps.ts';
import { type NameServer, startNameServer } from '../support/nameServer.ts';
import { type OwnEdge, startOwnEdge } from '../support/ownEdge.ts';
import {
  type Behaviour,
  edit,
  type Release,
  startPublisher,
  type TestPublisher,
} from '../support/publisher.ts';
import { ownPorts } from '../support/sites.ts';

const PAGES = ['/', '/vagas', '/sobre', '/crm', '/pages/vagas.html'];

/** What is wrong with a release that came whole, by the rule that refuses it. */
const BAD_RELEASES: [string, string, (release: Release) => void][] = [
  [
    '200 MB',
    'files',
    ({ manifest, files }) => {
      files.delete('assets/gross.js');
      manifest.files['assets/gross.js'] = { size: 200_000_000, sha256: 'a'.repeat(64) };
    },
  ],
  [
    'a broken entry',
    'scripts',
    (release) => {
      release.files.set('assets/broken.js', Buffer.from('export default {'));
      release.manifest.entry = 'assets/broken.js';
      for (const { document } of release.manifest.pages) {
        edit(release, document, (html) =>
          html.replace(/data-entry="(\/mf-[^/]+)[^"]*"/, 'data-entry="$1/assets/broken.js"'),
        );
      }
    },
  ],
  [
    'a hostile directive',
    'placeholders',
    (release) => {
      const [page] = release.manifest.pages;
      edit(release, page?.document ?? '', (html) =>
        html.replace('<h1', '<!--#include virtual="/etc/passwd" --><h1'),
      );
    },
  ],
  [
    'half a document',
    'document',
    (release) => {
      const [page] = release.manifest.pages;
      edit(release, page?.document ?? '', (html) => html.slice(0, html.length / 2));
    },
  ],
  [
    'a stolen path',
    'paths',
    ({ manifest }) => {
      const [page] = manifest.pages;
      if (page) page.path = '/marketplace';
    },
  ],
  [
    'a reserved path',
    'paths',
    ({ manifest }) => {
      const [page] = manifest.pages;
      if (page) page.path = '/status';
    },
  ],
];

const BEHAVIOURS: Behaviour[] = [
  'hung',
  'byte by byte',
  'status 500',
  'status 404',
  'garbage',
  'cut off',
  'wrong type',
  'replaced in mid-fetch',
];

interface Status {
  publishers: { name: string; problem?: string; refusal?: { rule: string; why: string } }[];
}

test.describe('whatever a publisher does, visitors see the good site', () => {
  test.describe.configure({ mode: 'serial' });
  let names: NameServer;
  let publishers: Map<string, TestPublisher>;
  let edge: OwnEdge;
  let good: Map<string, string>;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    names = await startNameServer();
    publishers = new Map();
    for (const app of APPS) publishers.set(app, await startPublisher(app));
    edge = await startOwnEdge(ownPorts(0), {
      resolver: names.address,
      locationOf: (app) => `http://${app}.site.test:${publishers.get(app)?.port}/${app}`,
      without: APPS,
    });
    good = await pagesNow();
  });
  test.afterAll(async () => {
    await edge?.stopAll();
    await names?.stop();
    await Promise.all([...(publishers?.values() ?? [])].map((publisher) => publisher.kill()));
  });

  const get = (path: string) => fetch(edge.address + path, { redirect: 'manual' });

  async function pagesNow(): Promise<Map<string, string>> {
    const rows = PAGES.map(async (path): Promise<[string, string]> => {
      const response = await get(path);
      expect(response.status, path).toBe(200);
      return [path, await response.text()];
    });
    return new Map(await Promise.all(rows));
  }

  const statusOf = async (name: string) => {
    const status: Status = await (await get('/status.json')).json();
    return status.publishers.find((publisher) => publisher.name === name);
  };
  const publisher = (name: string) => {
    const found = publishers.get(name);
    if (!found) throw new Error(name);
    return found;
  };
  /** A release that can be seen: a mark at the end of the body. */
  const marked = (mark: string) => (release: Release) => {
    const file = release.manifest.name === 'shell' ? 'parts/footer.html' : 'pages/vagas.html';
    edit(release, file, (html) =>
      file.startsWith('parts') ? `${html}<!--${mark}-->` : html.replace('</h1>', ` ${mark}</h1>`),
    );
  };

  async function heals(name: string, mark: string): Promise<void> {
    publisher(name).behaviour = 'well';
    publisher(name).publish(marked(mark));
    await expect
      .poll(async () => (await get('/vagas')).text(), { timeout: 45_000 })
      .toContain(mark);
    await expect.poll(async () => (await statusOf(name))?.refusal).toBeUndefined();
    publisher(name).publish(() => {});
    await expect.poll(pagesNow, { timeout: 45_000 }).toEqual(good);
  }

  for (const name of ['mf-jobs', 'shell']) {
    for (const behaviour of BEHAVIOURS) {
      test(`${name} answers ${behaviour}: nobody notices, and its next good release comes by itself`, async () => {
        test.setTimeout(120_000);
        publisher(name).publish(marked('não visto'));
        publisher(name).behaviour = behaviour;
        await expect
          .poll(
            async () => {
              const { problem, refusal } = (await statusOf(name)) ?? {};
              return problem ?? refusal?.why;
            },
            { timeout: 20_000 },
          )
          .toBeTruthy();
        expect(await pagesNow()).toEqual(good);
        await heals(name, behaviour.replace(/\W/g, '-'));
      });
    }

    for (const [what, rule, spoil] of BAD_RELEASES) {
      test(`${name} publishes ${what}: it is refused by name and rule, and nothing changes`, async () => {
        test.setTimeout(120_000);
        test.skip(name === 'shell' && what === 'a broken entry', 'its pages name no entry');
        publisher(name).publish(spoil);
        await expect
          .poll(async () => (await statusOf(name))?.refusal?.rule, { timeout: 20_000 })
          .toBe(rule);
        expect((await statusOf(name))?.refusal?.why).toContain(`${name} · `);
        expect(await pagesNow()).toEqual(good);
        await heals(name, what.replace(/\W/g, '-'));
      });
    }

    test(`${name} is killed, and its name does not resolve any more`, async () => {
      test.setTimeout(120_000);
      await publisher(name).kill();
      names.gone.add(`${name}.site.test`);
      await expect.poll(async () => (await statusOf(name))?.problem).toBeTruthy();
      expect(await pagesNow()).toEqual(good);
      names.gone.clear();
      await publisher(name).revive();
      await heals(name, 'de-volta');
    });
  }

  test('a slow publisher is waited for, and nobody waits for it', async () => {
    test.setTimeout(120_000);
    publisher('mf-jobs').behaviour = 'slow';
    publisher('mf-jobs').publish(marked('devagar'));
    publisher('mf-teasers').publish((release) =>
      edit(release, 'pages/crm.html', (html) => html.replace('</h1>', ' depressa</h1>')),
    );
    await expect.poll(async () => (await get('/crm')).text()).toContain('depressa');
    await expect
      .poll(async () => (await get('/vagas')).text(), { timeout: 45_000 })
      .toContain('devagar');
    publisher('mf-teasers').publish(() => {});
    await heals('mf-jobs', 'depois');
  });

  test('the composer is killed: pages stay, and what was published meanwhile comes when it is back', async () => {
    test.setTimeout(120_000);
    await edge.stop('composer');
    publisher('mf-jobs').publish(marked('entretanto'));
    expect(await pagesNow()).toEqual(good);
    await edge.start('composer');
    await expect.poll(async () => (await get('/vagas')).text()).toContain('entretanto');
    await heals('mf-jobs', 'refeito');
  });

  test('the edge is restarted while everybody else is down: it serves at once', async () => {
    test.setTimeout(120_000);
    await edge.stop('composer');
    await edge.stop('edge');
    await edge.start('edge');
    expect(await pagesNow()).toEqual(good);
    await edge.start('composer');
  });
});

test.describe('from an empty store', () => {
  test.describe.configure({ mode: 'serial' });
  let publishers: Map<string, TestPublisher>;
  let edge: OwnEdge;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    publishers = new Map();
    for (const app of APPS) publishers.set(app, await startPublisher(app));
    for (const name of ['shell', 'mf-jobs']) {
      const down = publishers.get(name);
      if (down) down.behaviour = 'status 500';
    }
    edge = await startOwnEdge(ownPorts(1), {
      locationOf: (app) => `http://127.0.0.1:${publishers.get(app)?.port}/${app}`,
      without: APPS,
    });
  });
  test.afterAll(async () => {
    await edge?.stopAll();
    await Promise.all([...(publishers?.values() ?? [])].map((publisher) => publisher.kill()));
  });
  const heal = (name: string) => {
    const down = publishers.get(name);
    if (down) down.behaviour = 'well';
  };
  const statusOf = async (path: string) => (await fetch(edge.address + path)).status;

  test('without a shell every page is a plain 503, never a 404', async () => {
    for (const path of ['/', '/vagas', '/nada']) expect(await statusOf(path), path).toBe(503);
  });

  test('a remote that was never heard answers 503 with header and footer, the others serve', async () => {
    heal('shell');
    await expect.poll(() => statusOf('/')).toBe(200);
    const response = await fetch(`${edge.address}/vagas`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    const html = await response.text();
    expect(html).toContain('Página temporariamente indisponível');
    expect(html).toMatch(/<header[\s>][\s\S]*<footer[\s>]/);
    expect(await statusOf('/nada')).toBe(503);
  });

  test('once it was heard its pages are there, and what is nobody’s is 404', async () => {
    heal('mf-jobs');
    await expect.poll(() => statusOf('/vagas')).toBe(200);
    await expect.poll(() => statusOf('/nada')).toBe(404);
  });
});
