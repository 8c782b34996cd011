import { expect, test } from 'vitest';
import { contentOf } from './contentOf.ts';

const page = `<!doctype html><html><head>
<title data-page-head>Sobre | Ipê</title>
<meta data-page-head name="description" content="Quem somos.">
<script data-page-head type="application/ld+json">{"name":"Ipê"}</script>
<link rel="stylesheet" href="/mf-a/assets/styles-1.css">
</head><body><!--shell:header--><div data-remote="mf-a" data-entry="/mf-a/assets/remoteEntry-1.js">
<h1 class="text-xl">Sobre</h1><a href="/servicos">Serviços</a><img alt="Sala" src="/mf-a/assets/sala-1.webp"></div></body></html>`;

test.each([
  ['files have other names', page.replaceAll('-1.', '-2.')],
  ['classes are others', page.replace('text-xl', 'text-2xl')],
])('a page is the same to its readers when %s', (_, other) => {
  expect(contentOf(other)).toBe(contentOf(page));
});

test.each([
  ['a word', page.replace('>Sobre<', '>Quem somos<')],
  ['the title', page.replace('Sobre | Ipê', 'Sobre nós | Ipê')],
  ['the description', page.replace('Quem somos.', 'Quem nós somos.')],
  ['where a link leads', page.replace('/servicos', '/assessoria')],
  ['an alternative text', page.replace('Sala', 'Auditório')],
  ['its structured data', page.replace('"Ipê"', '"Associação Ipê"')],
])('a page is another one when %s changes', (_, other) => {
  expect(contentOf(other)).not.toBe(contentOf(page));
});
