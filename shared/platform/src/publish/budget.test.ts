import { randomBytes } from 'node:crypto';
import { addFragment, addPage, edit, goodRemote, seal } from '@site/composer/testing/fixture.ts';
import { expect, test } from 'vitest';
import { ownBudget, weightFindings } from './budget.ts';

const long = (bytes: number) => randomBytes(bytes).toString('hex');

test('a page and a module that weigh too much are named, and a remote’s own budget allows one page or fragment more', () => {
  const build = goodRemote();
  addPage(build, '/largo', 'Largo');
  edit(build, 'pages/largo.html', (html) => html.replace('<h1>', `<p>${long(20_000)}</p><h1>`));
  addFragment(build, 'aviso', '<p>Aviso</p>');
  edit(build, 'assets/Page.js', (code) => `${code}// ${long(20_000)}`);
  build.files.set('assets/foto.png', long(400_000));
  build.files.set('assets/late.js', `// ${long(130_000)}`);
  const { manifest, files } = seal(build);
  const read = (file: string) => Buffer.from(files.get(file) ?? '');
  const found = (own = {}) =>
    weightFindings(manifest, read, own).map(({ file, message }) => [file, message]);
  const scripts = expect.stringMatching(
    /^it has 2\d{4} bytes of modules, compressed, at most 16000/,
  );
  expect(found()).toEqual([
    ['pages/novo.html', scripts],
    [
      'pages/largo.html',
      expect.stringMatching(
        /^it has 4\d{4} bytes of HTML, at most 22000 are its budget; mf-novo\/src\/budget.json allows it more/,
      ),
    ],
    ['pages/largo.html', scripts],
    [expect.stringMatching(/^assets\/fragment-aviso/), scripts],
    ['assets/late.js', expect.stringContaining('at most 60000 are its budget')],
    ['assets/foto.png', expect.stringContaining('import the original with ?picture')],
  ]);
  const own = { '/largo': { html: 50_000, scripts: 30_000 }, 'mf-novo/aviso': { scripts: 30_000 } };
  expect(found(own).map(([file]) => file)).toEqual([
    'pages/novo.html',
    'assets/late.js',
    'assets/foto.png',
  ]);
});

test('a remote without a budget of its own has the common one', () => {
  expect(ownBudget('mf-without')).toEqual({});
  expect(ownBudget('mf-jobs')['/vagas']?.scripts).toBeGreaterThan(16_000);
});
