import { expect, test } from 'vitest';
import { goodRemote } from '../../testing/fixture.ts';
import { checkDocument } from './checkDocument.ts';

const STYLE = '<style>header{display:none!important}</style>';

/** The rules that the page of a good remote breaks once its document is changed. */
function rulesOf(change: (html: string) => string, contract?: 2): string[] {
  const { manifest, files } = goodRemote('mf-novo', '/novo', 'Novo', contract);
  const html = change(files.get('pages/novo.html') ?? '');
  return manifest.pages
    .flatMap((page) => checkDocument(manifest, page, html))
    .map(({ rule }) => rule);
}

const inHead = (more: string) => (html: string) => html.replace('<head>', `<head>${more}`);
const around =
  (part: string, before: string, after = '') =>
  (html: string) =>
    html.replace(`<!--shell:${part}-->`, `${before}$&${after}`);
const inPage = (more: string) => (html: string) => html.replace('</h1>', `</h1>${more}`);

test.each([
  ['nothing', (html: string) => html],
  [
    'what React writes',
    inPage('<p hidden="">a &lt; b<br/><svg viewBox="0 0 1 1"><path d="M0"/></svg></p>'),
  ],
  ['a paragraph that ends with its parent', inPage('<div><p>a</div>')],
  ['data', inPage('<script type="application/json">{"a":"<style>"}</script>')],
  ['a comment', inPage('<!-- <style></style> -->')],
])('a document may hold %s', (_, change) => {
  expect(rulesOf(change)).toEqual([]);
});

test.each<[string, (html: string) => string, string]>([
  ['a style behind noscript', inHead(`<noscript><!--</noscript>${STYLE}--></noscript>`), 'policy'],
  ['noscript, which is read in two ways', inPage(`<noscript>${STYLE}</noscript>`), 'document'],
  ['a style in what is CDATA in XML alone', inHead(`<![CDATA[>${STYLE}]]>`), 'policy'],
  [
    'a style in math',
    inHead(`<math><annotation-xml><textarea><p>${STYLE}</textarea></math>`),
    'policy',
  ],
  ['a style in a template', inPage(`<template>${STYLE}</template>`), 'policy'],
  ['a script in SVG', inPage('<svg><script>1</script></svg>'), 'policy'],
  ['a base', inHead('<base href="https://evil.example/">'), 'document'],
  ['a refresh', inHead('<meta HTTP-EQUIV=refresh content="0;url=/">'), 'document'],
  ...[
    '<link rel="Stylesheet" href="/mf-novo/files/x.css">',
    '<link rel="stylesheet" href="/%6df-novo/assets/styles.css">',
    '<link rel="stylesheet" href="mf-novo/assets/styles.css">',
    '<link rel="stylesheet" href="/mf-velho/assets/styles.css">',
    '<link rel="alternate stylesheet" href="/mf-novo/files/x.css">',
    '<LINK REL=STYLESHEET HREF="/mf-novo/files/x.css">',
    '<link rel="&#115;tylesheet" href="/mf-novo/files/x.css">',
    '<link rel="stylesheet">',
  ].map((link): [string, (html: string) => string, string] => [link, inHead(link), 'styles']),
  ['its head’s placeholder in a text', around('head', '<textarea>', '</textarea>'), 'document'],
  [
    'its header’s placeholder in data',
    around('header', '<script type="application/json">', '</script>'),
    'document',
  ],
  ['bold letters without an end', inPage('<b>'), 'document'],
  ['the footer’s placeholder in an element that stays open', inPage('<object>'), 'document'],
  ['an end tag of the shell’s main', inPage('</main><p>'), 'document'],
  ['an end tag of an element around the page', inPage('</section>'), 'document'],
  ['an element beside the container', around('footer', '<p>a</p>'), 'document'],
  ['a text beside the container', around('footer', 'a'), 'document'],
  ['attributes for the shell’s body', inPage('<body class="a">'), 'document'],
  ['a container in the container', inPage('<div data-remote="mf-novo"></div>'), 'document'],
])('a document that holds %s is refused', (_, change, rule) => {
  expect(rulesOf(change)).toContain(rule);
});

test('a document of the contract before holds no style and no script before the policy', () => {
  expect(rulesOf(inPage('<p style="top:0">a</p>'), 2)).toEqual([]);
  expect(rulesOf(inHead(STYLE), 2)).toEqual(['policy']);
  expect(rulesOf(inHead('<script>1</script>'), 2)).toEqual(['policy']);
});

/** How often characters are read cannot be seen; some took minutes, or the process. */
test.each([
  '<link ',
  '<script>',
  '<svg ',
  '<div data-remote="',
  '<!--#',
  '<!--shell:',
  '<!---->',
  '<a b=\'"',
  '<title data-page-head>',
  '<',
  '</p>',
  '<div>',
  '<table><b>',
  '<p><b id=1></p><p><b id=2></p>',
])('a document of 900 kB of %j is refused without delay', (piece) => {
  const html = `<!doctype html>${piece.repeat(Math.floor(900_000 / piece.length))}</html>`;
  const finding = () => {
    const [rule] = rulesOf(() => html);
    if (rule) throw new Error(rule);
  };
  expect(finding).toThrow();
});
