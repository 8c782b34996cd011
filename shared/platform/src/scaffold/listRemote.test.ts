import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '@site/composer/testing/folders.ts';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../project/apps.ts';
import { type Texts, withoutRemote, withRemote } from './listRemote.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** A repository with these texts in the place of its own. */
function repository(texts: Texts): string {
  const root = temporaryFolder();
  writeFiles(root, Object.entries(texts));
  return root;
}

test('a new remote stands beside the others wherever remotes are named', () => {
  const kubernetes = ['base/publishers.yaml', 'overlays/example/kustomization.yaml'].map(
    (file) => `deploy/kubernetes/${file}`,
  );
  const root = ['publishers.json', '.env', 'docker-compose.yml'];
  const files = [...root, '.github/CODEOWNERS', ...kubernetes];
  const mentions = (text = '') => text.match(/mf-agenda|MF_AGENDA|publish-agenda/g)?.length;
  const known = (text: string) => text.match(/mf-teasers|MF_TEASERS|publish-teasers/g)?.length;
  const texts = withRemote(ROOT, 'mf-agenda', 'mf-teasers');
  expect(Object.keys(texts).sort()).toEqual(files.sort());
  for (const file of files) {
    expect(mentions(texts[file]), file).toBe(known(read(file)));
    if (file.endsWith('.yaml'))
      expect(parseAllDocuments(texts[file] ?? '').flatMap(({ errors }) => errors)).toEqual([]);
  }
});

test('without it the files are as before, also where another’s name begins with its name', () => {
  const one = withRemote(ROOT, 'mf-agenda-2', 'mf-teasers');
  const both = withRemote(repository(one), 'mf-agenda', 'mf-teasers');
  expect(withoutRemote(repository(both), 'mf-agenda')).toEqual(one);
  const own = Object.keys(one).map((file) => [file, read(file)]);
  expect(withoutRemote(repository(one), 'mf-agenda-2')).toEqual(Object.fromEntries(own));
});
