import { expect, test } from 'vitest';
import { goodRemote } from '../../testing/fixture.ts';
import { checkDocument } from './checkDocument.ts';
import { tagsOf } from './htmlTags.ts';

const namesIn = (html: string) => Array.from(tagsOf(html), ({ name }) => name);

test('tags are found as browsers read them', () => {
  expect(namesIn('<!doctype html><P>a < b</P><img alt="a > <b>"/>')).toEqual(['p', 'img']);
  expect(namesIn('<!-- <a> --><b><!--><i>')).toEqual(['b', 'i']);
  expect(namesIn('<script>if (a<b) "<p>"</script><u>')).toEqual(['script', 'u']);
  expect(namesIn('<title><b></title><style>a{}')).toEqual(['title', 'style']);
});

test('attributes are read with any quotes, and the first of a name counts', () => {
  const [tag] = tagsOf(`<a HREF='x y' title=z checked data-a = "1" href="no">`);
  expect(Object.fromEntries(tag?.attributes ?? [])).toEqual({
    href: 'x y',
    title: 'z',
    checked: '',
    'data-a': '1',
  });
});

/** How often characters are read cannot be seen; these took minutes with nested patterns. */
test.each([
  '<link ',
  '<script ',
  '<script>',
  '<svg ',
  '<div data-remote="',
  '<!--#',
  '<!--shell:',
  '<a b=\'"',
  '<title data-page-head>',
  '<',
])('a document of 900 kB of %j is refused without delay', (piece) => {
  const { manifest } = goodRemote();
  const [page] = manifest.pages;
  const html = `<!doctype html>${piece.repeat(Math.floor(900_000 / piece.length))}</html>`;
  expect(page && checkDocument(manifest, page, html)).not.toEqual([]);
});
