import { setTimeout as wait } from 'node:timers/promises';
import { APPS } from '@site/platform/project/apps.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { underRequests } from '../compose/requests.ts';
import {
  allAvailable,
  applySite,
  edgeAddresses,
  kubectl,
  NAMESPACE,
  namesOf,
  prepareCluster,
  removeSite,
  scaleEdges,
} from './cluster.ts';

/*
 * The example overlay on a real cluster, from nothing. The tests follow each other on one site, and
 * requests go on through all of them: none is lost. Times are printed and asserted by none of them.
 *
 * NEXT_TAG names images of `mf-rentals` with another content, for what a new release shows.
 */

const { NEXT_TAG = '' } = process.env;
const POLL_INTERVAL_MS = 100;
const MB_TOO_FEW = '24Mi';

const figures: object[] = [];
let site = '';
let paths: string[] = [];

/** Does something while pages are asked for; every answer is a 200. */
async function withoutLoss(step: string, action: () => Promise<unknown>): Promise<void> {
  const from = performance.now();
  const { asked, wrong, slowest } = await underRequests(site, paths, action);
  const seconds = Math.round((performance.now() - from) / 1000);
  figures.push({ step, seconds, asked, lost: wrong.length, slowest });
  expect(wrong, step).toEqual([]);
}

/** What an edge answers: bytes and tag of every page. */
async function answersOf(edge: string): Promise<string[]> {
  const answers: string[] = [];
  for (const path of paths) {
    const response = await fetch(edge + path);
    answers.push(`${path} ${response.headers.get('etag')} ${await response.text()}`);
  }
  return answers;
}

/** Waits until every edge answers alike with what the first of them shows after a change. */
async function untilAllShow(path: string, isThere: (html: string) => boolean): Promise<void> {
  for (const edge of await edgeAddresses()) {
    while (!isThere(await (await fetch(edge + path)).text())) await wait(POLL_INTERVAL_MS);
  }
}

/** Addresses of the vacancies that the list shows; the list says besides how old it is. */
const offers = async () => {
  const html = await (await fetch(`${site}/vagas`)).text();
  return html.match(/href="\/vagas\/[^"#?]+"/g) ?? [];
};

const releases = (words: string) =>
  kubectl(`exec deployment/composer -c composer -- node releases.mjs ${words}`.trim());
const buildIn = (html: string) => /\/mf-rentals\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';

beforeAll(async () => {
  if ((await namesOf('namespaces')).includes(NAMESPACE))
    throw new Error(`The cluster has a namespace ${NAMESPACE}: this test would remove it.`);
  const from = performance.now();
  await prepareCluster();
  await applySite();
  site = `http://${await kubectl('get service edge --output=jsonpath={.spec.clusterIP}')}`;
  // From nothing the site is there before the database is.
  await untilAllShow('/sitemap.xml', (xml) => xml.includes('/vagas/'));
  const xml = await (await fetch(`${site}/sitemap.xml`)).text();
  paths = [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(40);
  figures.push({
    step: 'from apply to whole',
    seconds: Math.round((performance.now() - from) / 1000),
  });
});

afterAll(async () => {
  console.table(figures);
  await removeSite();
});

test('two edges answer with the same bytes and tags', async () => {
  const [one = '', other = ''] = await edgeAddresses();
  const differing = async () => {
    const [answers, others] = await Promise.all([answersOf(one), answersOf(other)]);
    return answers.flatMap((answer, at) => (answer === others[at] ? [] : (paths[at] ?? '')));
  };
  // After the start texts are compressed, some with each generation; edges follow within a second.
  await expect.poll(differing).toEqual([]);
});

test('each edge tells monitors which releases it has, and all have the same', async () => {
  const edges = await edgeAddresses();
  const releases = edges.map(async (edge) => {
    const metrics = await fetch(`${edge.replace(/8080$/, '8081')}/metrics`);
    expect(metrics.headers.get('content-type')).toMatch(/^application\/openmetrics-text;/);
    const lines = (await metrics.text()).split('\n');
    return lines.filter((line) => line.startsWith('site_publisher_release{'));
  });
  const [one = [], ...others] = await Promise.all(releases);
  expect(one).toHaveLength(APPS.length);
  for (const other of others) expect(other).toEqual(one);
});

test.each([...APPS, 'postgrest', 'composer', 'edge'])('%s is rolled out', async (name) => {
  await withoutLoss(`${name} rolled out`, async () => {
    await kubectl(`rollout restart deployment/${name}`);
    await allAvailable();
  });
});

test.each([3, 1, 2])('%i edges are there in the place of those before', async (count) => {
  await withoutLoss(`${count} edges`, () => scaleEdges(count));
});

test('edges that start while a remote is down have its pages', async () => {
  await kubectl('scale deployment/mf-rentals --replicas=0');
  await withoutLoss('mf-rentals down, 3 edges', () => scaleEdges(3));
  const [one = [], ...others] = await Promise.all((await edgeAddresses()).map(answersOf));
  expect(others).toEqual([one, one]);
  await kubectl('scale deployment/mf-rentals --replicas=1');
  await withoutLoss('applied once more', applySite);
  await scaleEdges(2);
});

test('each pod is deleted', async () => {
  for (const pod of await namesOf('pods')) {
    const app = await kubectl(`get pod ${pod} --output=jsonpath={.metadata.labels.app}`);
    await withoutLoss(`a pod of ${app} deleted`, async () => {
      await kubectl(`delete pod ${pod}`);
      await allAvailable();
    });
  }
});

test('each node is drained and comes back', async () => {
  for (const node of await namesOf('nodes')) {
    const drain = `drain ${node} --ignore-daemonsets --delete-emptydir-data --timeout=300s`;
    try {
      await withoutLoss(`${node} drained`, async () => {
        await kubectl(drain);
        await allAvailable();
      });
    } finally {
      await kubectl(`uncordon ${node}`);
    }
  }
});

test('PostgREST and the database are away, and the vacancies are moved meanwhile', async () => {
  const before = await offers();
  await withoutLoss('without PostgREST and the database, mf-jobs deleted', async () => {
    await kubectl('scale deployment/postgrest --replicas=0');
    await kubectl('-n managed scale deployment/postgres --replicas=0');
    await kubectl('delete pod --selector=app=mf-jobs');
    await allAvailable();
  });
  expect(before.length).toBeGreaterThan(10);
  expect(await offers()).toEqual(before);
  await withoutLoss('both are back', async () => {
    await kubectl('-n managed scale deployment/postgres --replicas=1');
    await kubectl('scale deployment/postgrest --replicas=2');
    await allAvailable();
  });
});

test('the composer runs into its limit of memory, again and again', async () => {
  const limit = (memory: string) =>
    kubectl(
      `set resources deployment/composer -c composer --requests=memory=${MB_TOO_FEW} --limits=memory=${memory}`,
    );
  await withoutLoss('the composer killed at its limit', async () => {
    await limit(MB_TOO_FEW);
    const path = '{.items[*].status.containerStatuses[*].restartCount}';
    const restarts = () => kubectl(`get pods --selector=app=composer --output=jsonpath=${path}`);
    while (!/[2-9]/.test(await restarts())) await wait(1000);
    await limit('512Mi');
    await allAvailable();
  });
});

test.runIf(NEXT_TAG)(
  'a release is at three edges, pinned back and followed again by one command',
  async () => {
    const path = '/aluguel-auditorio';
    await scaleEdges(3);
    const former = buildIn(await (await fetch(site + path)).text());
    await withoutLoss('published to visible at three edges', async () => {
      await kubectl(
        `set image deployment/mf-rentals publisher=registry.example/ipe/mf-rentals:${NEXT_TAG}`,
      );
      await untilAllShow(path, (html) => buildIn(html) !== former);
    });
    const [, kept = ''] =
      /^mf-rentals .*\n(?: {2}.*\n)*? {2}kept: (\S+)/m.exec(await releases('')) ?? [];
    await withoutLoss('pinned at three edges', async () => {
      await releases(`pin mf-rentals ${kept}`);
      await untilAllShow(path, (html) => buildIn(html) === former);
    });
    await withoutLoss('the composer moved, an edge more', async () => {
      await kubectl('delete pod --selector=app=composer');
      await scaleEdges(4);
    });
    await untilAllShow(path, (html) => buildIn(html) === former);
    await withoutLoss('followed again', async () => {
      await releases('unpin mf-rentals');
      await untilAllShow(path, (html) => buildIn(html) !== former);
    });
    await scaleEdges(2);
  },
);
