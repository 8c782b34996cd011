import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBackend } from '@site/supabase/embedded/backend.ts';
import { PUBLIC_ANON_KEY } from '@site/supabase/embedded/key.ts';
import sharp from 'sharp';
import { OfferSource } from '../server/source.ts';
import type { Job } from '../src/jobs/job.ts';
import { placeName } from '../src/jobs/placeName.ts';
import { onePagePdf, type PdfLine } from './onePagePdf.ts';

/*
 * Makes the files that the example vacancies of supabase/seed.sql lead to, and puts them into
 * mf-jobs/files: a document for each that has one, and two pictures of the rental pages, smaller.
 * Run it when the seed has changed: node mf-jobs/scripts/exampleFiles.ts
 */
const ROOT = join(import.meta.dirname, '../..');
const ADDRESS = '/mf-jobs/files/';
const TARGET = join(ROOT, 'mf-jobs/files');
const PICTURES = { escritorio: 'salas-1', recepcao: 'salas-4' };
const PICTURE_SIZE = { width: 480, height: 480 };

mkdirSync(TARGET, { recursive: true });
for (const [name, photo] of Object.entries(PICTURES)) {
  await sharp(join(ROOT, `mf-rentals/src/assets/${photo}-800.webp`))
    .resize(PICTURE_SIZE)
    .webp({ quality: 80 })
    .toFile(join(TARGET, `${name}.webp`));
}
for (const job of await readExamples()) {
  if (!job.documentUrl.startsWith(ADDRESS)) continue;
  const file = join(TARGET, job.documentUrl.slice(ADDRESS.length));
  writeFileSync(file, onePagePdf(`Vaga: ${job.title}`, linesOf(job)));
}

/** The offers of a database that is made for this alone. */
async function readExamples(): Promise<readonly Job[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'examples-'));
  const backend = await openBackend({
    dataFolder,
    migrationsFolder: join(ROOT, 'supabase/migrations'),
    seedFile: join(ROOT, 'supabase/seed.sql'),
  });
  const source = new OfferSource({
    url: 'http://localhost',
    key: PUBLIC_ANON_KEY,
    fetch: (input, init) => backend.fetch(new Request(input, init)),
  });
  const offers = await source.readChanged();
  await backend.close();
  rmSync(dataFolder, { recursive: true });
  return offers?.jobs ?? [];
}

function linesOf(job: Job): PdfLine[] {
  const place = [placeName(job), `CEP: ${job.locationZip}`].filter(Boolean).join(' · ');
  const heading = (text: string): PdfLine => ({ text, size: 14, isBold: true, gap: 22 });
  const line = (text: string): PdfLine => ({ text, size: 11, gap: 6 });
  const item = (text: string) => line(`•  ${text}`);
  return [
    { text: 'Vaga de emprego', size: 11, gap: 12 },
    { text: job.title, size: 24, isBold: true, gap: 12 },
    { text: job.companyName, size: 14, gap: 10 },
    line(place),
    heading('Sobre a vaga'),
    line(job.description),
    heading('Requisitos'),
    ...job.requirements.map(item),
    heading('Benefícios'),
    ...job.benefits.map(item),
    heading('Como se candidatar'),
    line('No site da associação, em Vagas de Emprego, aperte “Candidatar-se” ao lado desta vaga.'),
  ];
}
