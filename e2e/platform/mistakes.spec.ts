import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { type Running, startProcess } from '@site/platform/edge/startProcess.ts';
import { type Clone, cloneProject } from '../support/clone.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { PORTS, START } from '../support/sites.ts';

const REMOTE = 'mf-erros';
const ADDRESS = `http://localhost:${PORTS.mistakes}`;

/** Where a mistake is said first: while it builds, by what its sources import or by its pages, or only by running it. */
type Stage = 'imports' | 'pages' | 'run';

interface Mistake {
  what: string;
  /** In the folder of its page, or of the remote. */
  file: 'Page.tsx' | 'content.ts' | 'src/styles.css' | 'src/routes.ts';
  change(text: string): string;
  stage: Stage;
  /** What is said of it; the file or the page stands in the same line, or near it. */
  said: string;
  development?: RegExp;
}

const above = (line: string) => (text: string) => `${line}\n${text}`;
const beside = (jsx: string) => (text: string) => text.replace(/(<PageHero.*\/>)/, `<>$1${jsx}</>`);
const before = (line: string) => (text: string) => text.replace('  return', `  ${line}\n  return`);

/** Rows of the table in `docs/building-blocks.md`; each has a page of its own. The unit tests of each rule have more. */
const MISTAKES: Mistake[] = [
  {
    what: 'a wrong type',
    file: 'Page.tsx',
    change: above("export const wrong: number = 'um';"),
    stage: 'run',
    said: "TS2322: Type 'string' is not assignable to type 'number'.",
    development: /mf-erros\/src\/pages\/front\/Page\.tsx:1: TS2322/,
  },
  {
    what: 'a render that throws',
    file: 'Page.tsx',
    change: before("if (String(title)) throw new Error('Quebrou.');"),
    stage: 'pages',
    said: 'could not be rendered: Quebrou.',
    development: /mf-erros\/erros could not be rendered: Quebrou\. \(.*front\/Page\.tsx:6:/,
  },
  {
    what: 'a render that throws in browsers alone',
    file: 'Page.tsx',
    change: before("if (globalThis.document) throw new Error('Só no navegador.');"),
    stage: 'run',
    said: 'it throws in the browser: Só no navegador.',
    development: /Só no navegador\.\s+> FrontPage mf-erros\/src\/pages\/front\/Page\.tsx:6:/,
  },
  {
    what: 'a hydration that differs',
    file: 'Page.tsx',
    change: beside('<p>{Date.now()}</p>'),
    stage: 'run',
    said: 'the browser renders other than its document',
    development: /\/erros: Hydration failed[\s\S]*<p>/,
  },
  {
    what: 'an undeclared package',
    file: 'Page.tsx',
    change: above("import { create } from 'zustand';"),
    stage: 'imports',
    said: 'Page.tsx:1: it imports zustand, which package.json does not list',
  },
  {
    what: 'a selector of elements',
    file: 'src/styles.css',
    change: (text) => `${text}h1 { color: red; }\n`,
    stage: 'run',
    said: 'the selector h1 has no class',
    development: /mf-erros\/src\/styles\.css:3: the selector h1 has no class/,
  },
  {
    what: 'a path that another remote has',
    file: 'src/routes.ts',
    change: (text) => `${text}Object.assign(routes, { '/vagas': 'front' });\n`,
    stage: 'run',
    said: '/vagas is claimed by mf-jobs already',
    development: /mf-erros\/src\/routes\.ts: \/vagas is claimed by mf-jobs already/,
  },
  {
    what: 'no title',
    file: 'content.ts',
    change: (text) => text.replace(/title: '.*'/, "title: ''"),
    stage: 'pages',
    said: 'content.ts is not valid. head: write a title',
  },
  {
    what: 'a link to no page',
    file: 'Page.tsx',
    change: beside('<a href="/nada">Nada</a>'),
    stage: 'run',
    said: 'it links to /nada, which is no page of the site',
    development: /mf-erros\/erros: it links to \/nada/,
  },
];

test.describe('each mistake is said while it is made', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  let clone: Clone;
  let server: Running | undefined;
  let log = '';

  const pathOf = (file: string, page = 'front') =>
    join(clone.folder, REMOTE, file.startsWith('src/') ? file : `src/pages/${page}/${file}`);
  const read = (file: string) => readFileSync(pathOf(file), 'utf8');
  const put = (file: string, text: string, page?: string) => {
    mkdirSync(dirname(pathOf(file, page)), { recursive: true });
    // As editors do: half a file is another mistake.
    writeFileSync(`${pathOf(file, page)}~`, text);
    renameSync(`${pathOf(file, page)}~`, pathOf(file, page));
  };

  test.beforeAll(async () => {
    clone = cloneProject('clone-mistakes');
    clone.run('node', 'shared/platform/src/commands/new-remote.ts', REMOTE, '/erros');
    const command = `exec node shared/platform/run.mjs dev ${REMOTE} --site ${START} 2>&1`;
    server = await startProcess({
      name: 'npm run dev',
      command: ['sh', '-c', command],
      folder: clone.folder,
      env: { PORT: String(PORTS.mistakes), FORCE_COLOR: '0' },
      log: 'stdout',
      isReady: (said) => said.includes('Mistakes are said from here on'),
      onLog: (text) => {
        log += stripVTControlCharacters(text);
      },
    });
  });
  test.afterAll(async () => {
    await server?.stop();
    clone?.remove();
  });

  test('in development, in the terminal and over the page, at a hot update', async ({ page }) => {
    const connected = page.waitForEvent('console', (said) => said.text() === '[vite] connected.');
    await page.goto(`${ADDRESS}/erros`);
    await connected;
    await untilHydrated(page);
    const overlay = page.locator('vite-error-overlay');
    for (const { what, file, change, said, development } of MISTAKES) {
      await test.step(what, async () => {
        const text = read(file);
        const since = log.length;
        const terminal = () => expect.poll(() => log.slice(since), { timeout: 5000 });
        // Of files saved faster than people save them the watcher misses one now and then.
        await expect(async () => {
          put(file, change(text));
          await (development ? terminal().toMatch(development) : terminal().toContain(said));
          await expect(overlay.locator('.message')).toContainText(development ?? said);
        }).toPass();
        await expect(async () => {
          put(file, text);
          await expect(overlay).toHaveCount(0, { timeout: 5000 });
        }).toPass();
      });
    }
  });

  test('by build and check:remote, with the file or the page', async () => {
    await server?.stop();
    const files = ['Page.tsx', 'content.ts', 'src/routes.ts', 'src/styles.css'];
    const texts = new Map(files.map((file) => [file, read(file)]));
    const write = (file: string, change = (text: string) => text, page?: string) =>
      put(file, change(texts.get(file) ?? ''), page);
    // Each stage has a run of its own: what one says ends it.
    for (const stage of ['imports', 'pages', 'run']) {
      const rows = MISTAKES.filter((mistake) => mistake.stage === stage);
      const routes = [(text: string) => text];
      for (const [at, { file, change }] of rows.entries()) {
        const name = `${stage}-${at}`;
        if (file === 'src/routes.ts') routes.push(change);
        else if (file === 'src/styles.css') write(file, change);
        else {
          write('Page.tsx', file === 'Page.tsx' ? change : undefined, name);
          write('content.ts', file === 'content.ts' ? change : undefined, name);
          routes.push((text) => `${text}Object.assign(routes, { '/${name}': '${name}' });\n`);
        }
      }
      write('src/routes.ts', (text) => routes.reduce((all, change) => change(all), text));
      const words = ['shared/platform/run.mjs', 'check-remote', REMOTE, '--against', START];
      const { stdout, stderr } = spawnSync('node', words, { cwd: clone.folder, encoding: 'utf8' });
      const lines = `${stdout}${stderr}`.split('\n');
      for (const [at, { what, file, said }] of rows.entries()) {
        const place = file.startsWith('src/') ? '' : `${stage}-${at}`;
        const isSaid = lines.some((line) => line.includes(said) && line.includes(place));
        expect.soft(isSaid, `${what}, of ${lines.join('\n')}`).toBe(true);
        rmSync(dirname(pathOf('Page.tsx', `${stage}-${at}`)), { recursive: true, force: true });
      }
      expect(lines.some((line) => line.includes('could not be built'))).toBe(stage !== 'run');
    }
  });
});
