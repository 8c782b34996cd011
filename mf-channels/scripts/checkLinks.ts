/**
 * Asks every website of the directory whether it answers, and writes the day down for those that do:
 *   npm run check:links -w mf-channels
 * Needs the internet. What does not answer is named and keeps its old day; the list is for people to
 * look at, because some sites turn programs away.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSite } from '@site/platform/project/readSite.ts';
import { runCommand } from '@site/platform/project/runCommand.ts';
import * as z from 'zod';
import { type Answer, askAll } from './askAll.ts';

const FILE = join(import.meta.dirname, '../src/pages/directory/linkChecks.json');
const checksSchema = z.record(z.string(), z.iso.date());

await runCommand(async () => {
  const links = await websites();
  const answers = await askAll(links);
  const known = checksSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  const today = new Date().toISOString().slice(0, 10);
  const dated = links.flatMap((link) => {
    const date = answers.get(link)?.isThere ? today : known[link];
    return date ? [[link, date] as const] : [];
  });
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(dated), null, 2)}\n`);
  report(answers);
});

/** The lists say who the association is, which a build puts in: here the environment says it. */
async function websites(): Promise<string[]> {
  const site = readSite();
  Object.assign(globalThis, { __SITE__: site });
  const { publicEntities } = await import('../src/pages/directory/publicEntities.ts');
  const { otherEntities } = await import('../src/pages/directory/otherEntities.ts');
  const links = [...publicEntities, ...otherEntities].map(({ link }) => link);
  return [site.councilUrl, ...links].filter(
    (link) => link.startsWith('https:') && !link.startsWith(site.chat.host),
  );
}

function report(answers: ReadonlyMap<string, Answer>): void {
  const silent = [...answers].filter(([, { isThere }]) => !isThere);
  for (const [link, { reason }] of silent) console.log(`✗ ${link}: ${reason}`);
  console.log(`${answers.size - silent.length} of ${answers.size} websites answered.`);
  if (silent.length > 0) process.exitCode = 1;
}
