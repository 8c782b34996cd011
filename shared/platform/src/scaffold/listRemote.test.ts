// @vitest-environment node
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../project/apps.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { listRemote } from './listRemote.ts';

const root = temporaryFolder();

it('a new remote stands beside the others wherever remotes are named', () => {
  const kubernetes = ['edge', 'publishers', 'kustomization'].map(
    (name) => `deploy/kubernetes/${name}.yaml`,
  );
  const files = ['publishers.json', 'Dockerfile', '.env', 'docker-compose.yml', ...kubernetes];
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(ROOT, file), join(root, file));
  }
  const read = (file: string, from = root) => readFileSync(join(from, file), 'utf8');
  const mentions = (text: string) => text.match(/mf-agenda|MF_AGENDA|publish-agenda/g)?.length;
  const known = (text: string) => text.match(/mf-teasers|MF_TEASERS|publish-teasers/g)?.length;

  expect(listRemote(root, 'mf-agenda', 'mf-teasers').sort()).toEqual(files.sort());
  for (const file of files) {
    expect(mentions(read(file)), file).toBe(known(read(file, ROOT)));
    if (file.endsWith('.yaml'))
      expect(parseAllDocuments(read(file)).flatMap(({ errors }) => errors)).toEqual([]);
  }
});
