import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addFragment, addPlace, type Build, edit, goodRemote, seal } from '../testing/fixture.ts';
import { other, shell, siteOf } from '../testing/openComposer.ts';
import { hashSource } from './documentPolicy.ts';
import { fragmentUses } from './fragments.ts';

const PLACE = 'mf-velho/avisos';

/** The page of one remote, with a place for a fragment of another. */
const page = () => seal(addPlace(goodRemote(), PLACE));

/** The other remote, whose fragment says `words`. */
const owner = (words = 'Aviso', html = `<h2>${words}</h2>`) =>
  other((build) => addFragment(build, 'avisos', html));

const siteWith = (...builds: Build[]) => siteOf([shell(), ...builds]);

describe('a page that shows a fragment', () => {
  test('holds it in its document and in that of in-page navigation, with its stylesheet', async () => {
    const { site } = await siteWith(page(), owner());
    const css = ':where([data-remote=mf-velho][data-fragment] *){.a&{}}';
    const shown = `<section data-fragment-place="${PLACE}"><div data-remote="mf-velho"`;
    for (const file of ['pages/novo.html', 'raw/novo.html']) {
      expect(site(file)).toContain(shown);
      expect(site(file)).toContain('<h2>Aviso</h2></div></section>');
      expect(site(file)).not.toContain('Sem mf-velho');
    }
    expect(site('pages/novo.html')).toContain(
      `<style data-page-style="/mf-velho/assets/fragments.css">${css}</style>`,
    );
    expect(site('pages/novo.html')).toContain(hashSource(css));
    expect(site('raw/novo.html')).toContain('href="/mf-velho/assets/fragments.css"');
    const uses = fragmentUses(owner().manifest, [page().manifest]);
    expect(uses).toEqual([`avisos of ${owner().manifest.build} on /novo`]);
  });

  test('shows what stands there without it while the site does not have it', async () => {
    const { deliver, site, composer } = await siteWith(page());
    expect(site('pages/novo.html')).toContain(`<p>Sem ${PLACE}</p>`);
    await deliver(owner());
    expect(site('pages/novo.html')).toContain('<h2>Aviso</h2>');
    await deliver(other());
    expect(site('pages/novo.html')).toContain(`<p>Sem ${PLACE}</p>`);
    await deliver(owner());
    await composer.setPublishers(['shell', 'mf-novo']);
    await composer.finish();
    expect(site('pages/novo.html')).toContain(`<p>Sem ${PLACE}</p>`);
    expect(site('pages/novo.html')).not.toContain('fragments.css');
  });

  test('keeps its place where the fragment cannot be read, at the cost of its owner', async () => {
    const build = owner();
    const { document = '' } = build.manifest.fragments?.avisos ?? {};
    const hash = build.manifest.files[document]?.sha256 ?? '';
    const { deliver, site, failure, store } = await siteWith(build);
    rmSync(join(store, 'blobs', hash));
    await deliver(page());
    expect(site('pages/novo.html')).toContain(`<p>Sem ${PLACE}</p>`);
    expect(failure('mf-velho')).toContain(PLACE);
  });
});

test('a preview of the owner shows its fragment on the pages of others, to those with the cookie', async () => {
  const { preview, site } = await siteWith(page(), owner());
  const folder = await preview(owner('Prévia'));
  expect(site(`${folder}/pages/novo.html`)).toContain('<h2>Prévia</h2>');
  expect(site('pages/novo.html')).toContain('<h2>Aviso</h2>');
});

test.each([
  ['that ends its container early', '<p>a</p></div><p>b', 'main(div()p('],
  ['that leaves an element open', '<b>a', 'footer(b(a()))'],
  ['with a table in a paragraph', '<p><table></table></p>', '</p> ends no element'],
  ['that ends a comment behind it', 'a<!-- ', 'is each tag closed'],
  ['with the page’s own heading', '<h1>a</h1>', '<h1> belongs to the page'],
  ['with a main element', '<main>a</main>', '<main> belongs to the page'],
  ['with structured data', '<script type="application/ld+json">{}</script>', '<script>'],
  ['with a canonical address', '<link rel="canonical" href="/">', '<link> belongs'],
  ['with an element that is not closed', '<section>a', '<section> is not closed'],
  ['with a form that is not closed', '<form>a', '<form> is not closed'],
  ['with attributes of the document', '<html lang="en">a', '<html'],
  ['with attributes of the body', '<body class="x">a', '<body'],
  ['with a title', '<title>a</title>', '<title> belongs to the page'],
  ['with an inline style', '<p style="top:0">a</p>', 'no inline style'],
  ['with a place for another', '<section data-fragment-place="mf-a/b"></section>', 'no places'],
  ['with a container of another', '<div data-remote="shell"></div>', 'more than one container'],
  ['with the place of a part of the shell', '<!--shell:footer-->', 'footer once'],
  ['with an id that a page may have', '<p id="topo">a</p>', 'begin it with mf-velho-avisos'],
  ['of more bytes than pages have room for', 'a'.repeat(16_001), 'at most 16000'],
])('a release is refused for a fragment %s', async (_, html, why) => {
  const { refusal, site } = await siteWith(page(), owner('', html));
  expect(refusal('mf-velho')?.message).toContain(why);
  expect(site('pages/novo.html')).toContain(`<p>Sem ${PLACE}</p>`);
});

test.each<[string, (html: string) => string, string[]]>([
  ['that the manifest does not name', (html) => html, []],
  ['in a link', (html) => html.replace('<section', '<a><section'), [PLACE]],
  [
    'in a cell',
    (html) => html.replace(/<section.*<\/section>/, '<table><tr><td>$&</table>'),
    [PLACE],
  ],
  [
    'that a comment has once more',
    (html) => html.replace(/<section.*<\/section>/, '$&<!--$&-->'),
    [PLACE],
  ],
  ['without an end', (html) => html.replace(/<template .*<\/template>/, ''), [PLACE]],
])('a release is refused for a place %s', async (_, change, places) => {
  const build = addPlace(goodRemote(), PLACE);
  Object.assign(build.manifest.pages[0] ?? {}, { places });
  edit(build, 'pages/novo.html', change);
  const { refusal } = await siteWith(seal(build));
  expect(refusal()?.rule).toBe('fragment');
});
