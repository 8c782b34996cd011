import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, manifestSchema } from '@site/contract/manifest.ts';
import { isPattern } from '@site/contract/paths.ts';
import * as z from 'zod';
import { ask } from '../testing/ask.ts';
import type { RunningSite } from './runSite.ts';

/** What visiting every page of the site found: how much there was, and what was wrong. */
export interface Walk {
  pages: number;
  files: number;
  offers: number;
  findings: string[];
}

/** Visits every page that the publishers' images hold, every file that the pages name, and the tables. */
export async function walk({ address, places }: RunningSite): Promise<Walk> {
  const manifests = [...places.values()]
    .filter(({ image }) => image.env.ROOT)
    .map(({ image }) => readManifest(join(image.root, image.env.ROOT ?? '')));
  const pages = manifests.flatMap(({ pages: own }) =>
    own.filter(({ path }) => !isPattern(path) && !['/404', '/503'].includes(path)),
  );
  const findings: string[] = [];
  const files = new Set<string>();
  // Those that follow from data are in no build, but in the sitemap.
  const listed = await sitemapPaths(address);
  const others = listed.filter((path) => !pages.some((page) => page.path === path));
  for (const { path, status = 200 } of [
    ...pages,
    ...others.map((path) => ({ path, status: 200 })),
  ]) {
    const response = await ask(address + path);
    const html = await response.text();
    if (response.status !== status) findings.push(`${path}: ${response.status}`);
    else if (!/<header[\s>][\s\S]*<footer[\s>][\s\S]*<\/html>/.test(html))
      findings.push(`${path}: no header, footer or end`);
    for (const [, file = ''] of html.matchAll(/(?:href|src)="(\/(?:shell|mf-[a-z-]+)\/[^"?#]+)"/g))
      files.add(file);
  }
  for (const file of files) {
    const status = await statusOf(address + file);
    if (status !== 200) findings.push(`${file}: ${status}`);
  }
  const nothing = await statusOf(`${address}/nada`);
  if (nothing !== 404) findings.push(`/nada: ${nothing}`);
  const offers = places.has('postgrest') ? await countOffers(address, findings) : 0;
  return { pages: pages.length + others.length, files: files.size, offers, findings };
}

/** Read to its end, so that nothing is left of it. */
async function statusOf(url: string): Promise<number> {
  const response = await ask(url);
  await response.arrayBuffer();
  return response.status;
}

async function sitemapPaths(address: string): Promise<string[]> {
  const xml = await (await ask(`${address}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

function readManifest(folder: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
}

async function countOffers(address: string, findings: string[]): Promise<number> {
  const response = await ask(
    `${address}/rest/v1/jobs?select=*&type=eq.job_offer&order=created_at.desc`,
  );
  const rows = z.array(z.object({ type: z.literal('job_offer') })).safeParse(await response.json());
  if (rows.success && rows.data.length > 0) return rows.data.length;
  findings.push(`/rest/v1/jobs: ${response.status}, no offers`);
  return 0;
}
