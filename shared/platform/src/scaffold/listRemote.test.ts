// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../project/apps.ts';
import { withRemote } from './listRemote.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('a new remote stands beside the others wherever remotes are named', () => {
  const kubernetes = ['base/publishers.yaml', 'overlays/example/kustomization.yaml'].map(
    (file) => `deploy/kubernetes/${file}`,
  );
  const root = ['publishers.json', 'Dockerfile', '.env', 'docker-compose.yml'];
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
