import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import type { LookupFunction } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { APPS } from '@site/platform/project/apps.ts';
import {
  FAR_CELL,
  formattedWorkbook,
  millionRows,
} from '@site/supabase/testing/formattedWorkbook.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { type Deployment, prepareDeployment } from './deployment.ts';
import { underRequests } from './requests.ts';

/*
 * The project's own docker-compose.yml on a real engine, from an empty volume to `down -v`. The
 * tests follow each other on one site. Times are printed and asserted by none of them.
 */

const PORT = 8480;
const POLL_INTERVAL_MS = 250;
/** Services that pages do not need: any of them may be gone for a while. */
const BEHIND_THE_PAGES = ['composer', ...APPS, 'jobs-renderer', 'postgres', 'postgrest'];

const figures: Record<string, unknown>[] = [];
let site: Deployment;
let paths: string[] = [];
let anonymousVolumes = 0;

/** Notes how long a step took and what it measured, for the table at the end. */
async function measured(step: string, action: () => Promise<unknown>) {
  const from = performance.now();
  const more = Object(await action());
  figures.push({ step, seconds: Math.round((performance.now() - from) / 100) / 10, ...more });
}

/** Does something while pages are asked for; every answer is a 200. */
async function withoutLoss(step: string, action: () => Promise<unknown>, address = site.address) {
  await measured(step, async () => {
    const requests = await underRequests(address, paths, action);
    expect(requests.wrong).toEqual([]);
    return requests;
  });
}

async function textOf(path: string): Promise<string> {
  const response = await fetch(site.address + path);
  return response.ok ? response.text() : `${response.status}`;
}

/** Waits until a page shows a text; Vitest's own limit ends it. */
async function untilShown(path: string, text: string): Promise<void> {
  while (!(await textOf(path)).includes(text)) await wait(POLL_INTERVAL_MS);
}

async function vacancies(): Promise<number> {
  const rest = await fetch(
    `${site.address}/rest/v1/jobs?select=*&type=eq.job_offer&order=created_at.desc`,
  );
  return rest.ok ? z.array(z.unknown()).parse(await rest.json()).length : 0;
}

/** What Caddy answers, with a certificate of its own. Names below `localhost` are this machine's. */
async function answerOf(url: string): Promise<IncomingMessage> {
  const lookup: LookupFunction = (_, options, done) =>
    options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);
  const asked = get(url, { rejectUnauthorized: false, agent: false, lookup });
  const [response]: IncomingMessage[] = await once(asked, 'response');
  if (!response) throw new Error(`${url} was not answered.`);
  return response.resume();
}

beforeAll(async () => {
  site = prepareDeployment('ipe-test', PORT);
  await site.compose('down --volumes --timeout 5');
  anonymousVolumes = await site.anonymousVolumes();
});

afterAll(async () => {
  await site.compose('--profile * down --volumes --timeout 5');
  site.clone.remove();
  for (const figure of figures) console.log(JSON.stringify(figure));
});

test('the images are built without a warning about a variable', async () => {
  await measured('build', async () => {
    expect(await site.compose('build')).not.toContain('variable is not set');
  });
});

test('the site starts from nothing, and pulls nothing that is built here', async () => {
  await measured('up --wait from nothing', async () => {
    const printed = await site.compose('up --detach --wait');
    expect(printed).not.toMatch(/pull access denied|connection refused|variable is not set/);
  });
  console.log(await site.compose('stats --no-stream'));
});

test('every page is there, with header and footer, and every file that it names', async () => {
  const sitemap = await textOf('/sitemap.xml');
  paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(30);
  const files = new Set<string>();
  for (const path of paths) {
    const page = await textOf(path);
    expect(page, path).toMatch(/<header[\s>][\s\S]*<footer[\s>][\s\S]*<\/html>/);
    for (const [, file = ''] of page.matchAll(/(?:href|src)="(\/(?:shell|mf-[a-z-]+)\/[^"?#]+)"/g))
      files.add(file);
    await wait(60);
  }
  for (const file of files) expect((await fetch(site.address + file)).status, file).toBe(200);
});

test('monitors read what the site runs, from within', async () => {
  const read = (path: string) =>
    site.compose(`exec -T edge wget --no-proxy -qO- http://127.0.0.1:8081${path}`);
  const metrics = await read('/metrics');
  for (const name of APPS)
    for (const metric of ['release', 'kept_bytes', 'downloaded_bytes_total'])
      expect(metrics).toContain(`site_publisher_${metric}{publisher="${name}"`);
  expect(await read('/stub_status')).toContain('Active connections: ');
  expect((await fetch(`${site.address}/metrics`)).status).toBe(404);
  const reported = await fetch(`${site.address}/visit-errors`, { method: 'POST', body: '{}' });
  expect(reported.status).toBe(204);
  // nginx writes its log each second.
  const line = '"method":"POST","path":"/visit-errors","status":204,';
  await expect.poll(() => site.compose('logs --no-log-prefix edge')).toContain(line);
});

test('a spreadsheet is imported into Postgres, and its vacancies are on the page', async () => {
  await site.compose('run --rm vacancies import supabase/vacancies/example.csv --write');
  await untilShown('/vagas', 'Padeiro(a)');
});

test('a cell far away, and a million formatted rows, are read in the memory of the container', async () => {
  const sheets = { 'far.xlsx': FAR_CELL, 'million.xlsx': millionRows() };
  for (const [name, rows] of Object.entries(sheets)) {
    writeFileSync(join(site.clone.folder, name), await formattedWorkbook(rows));
    await measured(`import of ${name}`, async () => {
      expect(await site.compose(`run --rm vacancies import ${name}`)).toContain(': 1 new, ');
    });
  }
});

test('one remote is deployed alone, and every answer meanwhile is a page', async () => {
  const deploy = async (version: string, title: string) => {
    site.clone.edit('mf-rentals/src/pages/auditorium/content.ts', (text) =>
      text.replace(/title: '[^']*'/, `title: '${title}'`),
    );
    const variables = { MF_RENTALS_VERSION: version };
    await site.compose('up --detach --build --no-deps mf-rentals', variables);
    await untilShown('/aluguel-auditorio', title);
  };
  await withoutLoss('one remote, built and visible', () => deploy('2', 'Auditório novo'));
  await site.compose('stop --timeout 5 mf-channels');
  await withoutLoss('another, while mf-channels is stopped', () => deploy('3', 'Auditório 3'));
  await site.compose('start mf-channels');
});

test.each(BEHIND_THE_PAGES)('no visitor notices that %s is stopped, or hangs', async (service) => {
  await withoutLoss(`${service} stopped, then paused`, async () => {
    await site.compose(`stop --timeout 10 ${service}`);
    await wait(2000);
    await site.compose(`start ${service}`);
    // A kernel that is busy may say "unable to freeze", which is nothing of the site.
    const pause = () => site.compose(`pause ${service}`);
    await pause().catch(pause);
    await wait(2000);
    await site.compose(`unpause ${service}`);
  });
});

test('the vacancies come back with the database', async () => {
  await expect.poll(vacancies, { timeout: 120_000 }).toBeGreaterThan(0);
});

test('another version of the task that migrates leaves Postgres running', async () => {
  const id = await site.compose('ps --quiet postgres');
  await site.compose('up --detach --build --wait', { DATABASE_VERSION: '2' });
  expect(await site.compose('ps --quiet postgres')).toBe(id);
});

test('what was stored is there after everything was taken down and started again', async () => {
  const before = await vacancies();
  await measured('down, then up --wait', async () => {
    await site.compose('down --timeout 10');
    await site.compose('up --detach --wait');
  });
  await expect.poll(vacancies, { timeout: 120_000 }).toBe(before);
  await untilShown('/vagas', 'Padeiro(a)');
});

test('behind Caddy, every answer is a page while the edge is replaced', async () => {
  const tls = { COMPOSE_PROFILES: 'database,tls', DOMAIN: 'localhost', BIND: '127.0.0.1' };
  await site.compose('up --detach --wait --no-build', tls);
  const replace = async () => {
    await wait(2000);
    await site.compose('up --detach --no-deps --force-recreate edge', tls);
    await wait(5000);
  };
  await withoutLoss('the edge replaced behind Caddy', replace, 'https://localhost');
  const www = await answerOf('https://www.localhost/vagas?a=1');
  expect([www.statusCode, www.headers.location]).toEqual([308, 'https://localhost/vagas?a=1']);
  const page = await answerOf('https://localhost/');
  expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
  await site.compose('rm --stop --force caddy', tls);
});

test('a hosted database without its address is refused with the reason', async () => {
  const hosted = { COMPOSE_PROFILES: 'hosted' };
  await expect(site.compose('up --detach --no-build', hosted)).rejects.toThrow();
  expect(await site.compose('logs hosted-settings', hosted)).toContain('SUPABASE_URL');
});

test('nothing is left behind', async () => {
  await site.compose('--profile * down --volumes --timeout 5');
  expect(await site.anonymousVolumes()).toBe(anonymousVolumes);
});
