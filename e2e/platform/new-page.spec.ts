import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder, ROOT } from '../../shared/build/src/config/apps.ts';
import { startOwnEdge } from '../support/ownEdge.ts';
import { ownPorts } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const CLONE = join(ROOT, '.cache/clone');

/** A copy of the project as git has it, with the packages linked, where one team works alone. */
function cloneProject(): void {
  rmSync(CLONE, { recursive: true, force: true });
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listing, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name && existsSync(join(ROOT, name)))) {
    cpSync(join(ROOT, file), join(CLONE, file));
  }
  run('cp', ['-al', 'node_modules', CLONE], ROOT);
}

function run(program: string, words: string[], folder: string): void {
  const { status, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' });
  expect(status, `${program} ${words.join(' ')}: ${stderr}`).toBe(0);
}

function addPage(): void {
  const folder = join(CLONE, 'mf-teasers/src/pages/news');
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'content.ts'),
    `export const content = { head: { title: 'Novidade', description: 'Uma página que acabou de chegar ao site.' } };\n`,
  );
  writeFileSync(
    join(folder, 'Page.tsx'),
    `import { useState } from 'react';
export default function NewsPage() {
  const [count, setCount] = useState(0);
  return <section><h1>Novidade</h1><button type="button" onClick={() => setCount(count + 1)}>{\`Cliques: \${count}\`}</button></section>;
}\n`,
  );
  appendFileSync(
    join(CLONE, 'mf-teasers/src/routes.ts'),
    "Object.assign(routes, { '/novidade': 'news' });\n",
  );
}

test('a page added to one remote appears when only that remote is built and served', async ({
  page,
}) => {
  test.setTimeout(120_000);
  cloneProject();
  addPage();
  run('npm', ['run', 'build', '-w', 'mf-teasers'], CLONE);
  const edge = await startOwnEdge(ownPorts(2), {
    rootOf: (app) => (app === 'mf-teasers' ? join(CLONE, 'mf-teasers/dist') : distFolder(app)),
  });
  try {
    await page.goto(`${edge.address}/novidade`);
    await expect(page).toHaveTitle('Novidade | Ipê Empresarial');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('button', { name: 'Cliques: 0' }).click();
    await expect(page.getByRole('button', { name: 'Cliques: 1' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre', exact: true }).click();
    await expect(page).toHaveURL(`${edge.address}/sobre`);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Novidade' })).toBeVisible();
  } finally {
    await edge.stop();
    rmSync(CLONE, { recursive: true, force: true });
  }
});
