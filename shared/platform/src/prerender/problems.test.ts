import { expect, test } from 'vitest';
import { renderProblems, siteFindings } from './problems.ts';

test.each([
  ['<img src="file:///work/a.png">', 'a file of the machine that builds'],
  ['<img src="a.png">', 'relative to the page’s address'],
  ['<video poster="../a.png"></video>', 'relative to the page’s address'],
  ['<!--$!--><template></template>Carregando<!--/$-->', 'only its fallback would be published'],
  ['<title>Outro</title><h1>Página</h1>', '<title> belongs to the head'],
  ['<meta name="robots" content="noindex"/>', '<meta> belongs to the head'],
])('%s ends the build', (html, said) => {
  expect(renderProblems(html).join()).toContain(said);
});

test('addresses of the site, of other sites, of parts and of other kinds are no problem', () => {
  const html = `<a href="/a"></a><a href="#b"></a><a href="?c=1"></a><img src="data:image/png;base64,A">
    <a href="mailto:a@b.example"></a><a href="https://a.example"></a><svg><title>Ícone</title></svg>`;
  expect(renderProblems(html)).toEqual([]);
});

test('a link to a part that another page does not have is named, where that page is known', () => {
  const own = { name: 'mf-a', pages: [{ path: '/sobre' }], redirects: { '/velho': '/nada' } };
  const foundBeside = (document?: string) =>
    siteFindings(own, [['a.html', '<a href="/sobre#x">Sobre</a>']], {
      others: [],
      isWhole: true,
      documentOf: () => document,
    }).map(({ message }) => message);
  const dead = '/velho leads to /nada, which is no page of the site';
  const lost = 'it links to /sobre#x, and that page has nothing with this id';
  expect(foundBeside('<h2 id="y">Sobre</h2>')).toEqual([dead, lost]);
  expect([foundBeside('<h2 id="x">Sobre</h2>'), foundBeside()]).toEqual([[dead], [dead]]);
});
