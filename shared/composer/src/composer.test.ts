import { existsSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { hashSource } from './site/documentPolicy.ts';
import type { Disk } from './store/disk.ts';
import { addPage, type Build, edit, goodRemote, goodShell, seal } from './testing/fixture.ts';
import {
  next,
  openComposer,
  other,
  quickDisk,
  remote,
  shell,
  siteOf,
  watchedDisk,
  wholeSite,
  withNewNames,
} from './testing/openComposer.ts';

describe('publishing', () => {
  test('a page appears with header and footer, and without them for in-page navigation', async () => {
    const { site } = await wholeSite();
    expect(site('pages/novo.html')).toMatch(/<header>Casca<\/header><main><div [^>]*><h1>Novo</);
    expect(site('pages/novo.html')).toContain('</main><footer>Casca</footer>');
    expect(site('raw/novo.html')).toContain('<h1>Novo</h1>');
    expect(site('raw/novo.html')).not.toContain('Casca');
    expect(site('pages/novo.html')).not.toContain('<!--shell');
  });

  test('its texts are compressed, but for what the edge reads itself, which nothing would remove', async () => {
    const { site, composer } = await wholeSite();
    await composer.finish();
    for (const file of ['mf-novo/assets/Page.js', 'pages/novo.html', 'root/robots.txt'])
      for (const ending of ['', '.gz', '.br']) expect(site(file + ending)).toBeDefined();
    for (const file of ['edge.conf', 'all-known', 'releases'])
      expect(site(`state/${file}.br`)).toBeUndefined();
  });

  const writeNoBrotli: Disk['write'] = async (file, ...rest) => {
    if (file.endsWith('.br')) throw new Error('EIO: not now');
    await quickDisk.write(file, ...rest);
  };
  test.each<[string, Partial<Disk>]>([
    ['cannot be written', { write: writeNoBrotli }],
    ['have no room', { free: async () => 900_000 }],
  ])(
    'a text whose variants %s is served as it is, by one generation, and the next start compresses it',
    async (_, broken) => {
      const compressed = (store: string) => {
        const file = join(store, 'site/pages/novo.html.br');
        return existsSync(file) && brotliDecompressSync(readFileSync(file)).toString();
      };
      const { store } = await wholeSite();
      const late = await openComposer({ store, disk: { ...quickDisk, ...broken } });
      await late.deliver(next('Outra vez'));
      expect(late.site('pages/novo.html')).toContain('Outra vez');
      expect(compressed(store)).toBe(false);
      await late.composer.finish();
      const generation = readlinkSync(join(store, 'site'));
      await late.composer.finish();
      expect(readlinkSync(join(store, 'site'))).toBe(generation);
      const again = await openComposer({ store });
      expect(again.events).toEqual([]);
      await again.composer.finish();
      expect(compressed(store)).toContain('Outra vez');
    },
  );

  const inScope = (rules: string) => `:where([data-remote=mf-novo]){${rules}}`;

  test('a page holds its stylesheets, and names what it holds inline in a policy of its own', async () => {
    const { site } = await siteOf([
      seal(goodShell('Casca', { connect: ['https://monitor.example'] })),
      remote(),
    ]);
    const style = inScope('.a&{}');
    const policyOf = (page: string) =>
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page)?.[1];
    const page = site('pages/novo.html') ?? '';
    expect(page).toContain(`<style data-page-style="/mf-novo/assets/styles.css">${style}</style>`);
    expect(page).not.toContain('rel="stylesheet"');
    expect(policyOf(page)).toBe(
      `script-src 'self' ${hashSource('1')}; style-src 'self' ${hashSource('i{}')} ${hashSource(style)}; connect-src 'self' https://monitor.example`,
    );
    // In-page navigation loads the file, unless it is there already.
    expect(site('raw/novo.html')).toContain('<link rel="stylesheet"');
    expect(site('raw/novo.html')).not.toContain('<style');
    // Opened by itself it runs no inline script.
    expect(policyOf(site('raw/novo.html') ?? '')).toBe(
      "script-src 'self'; style-src 'self'; connect-src 'self'",
    );
  });

  test('a stylesheet of the shell that changes under its name changes in each page', async () => {
    const build = goodShell();
    build.files.set('brand/shell.css', 'i{}');
    edit(build, 'parts/head.html', (html) => html.replace('assets/shell.css', 'brand/shell.css'));
    const { deliver, site } = await siteOf([seal(build), remote()]);
    expect(site('pages/novo.html')).toContain('<style>i{}</style>');
    build.files.set('brand/shell.css', 'b{}');
    await deliver(seal(build));
    expect(site('pages/novo.html')).toContain('<style>b{}</style>');
  });

  test.each([
    ['ends the element', inScope('.a&{content:"</style>"}')],
    ['refers to files beside it', inScope('.a&{background:url("a.png")}')],
    ['has line ends that browsers change', inScope('.a&{}\r\n')],
    ['is large', `/*${'a'.repeat(100_000)}*/`],
  ])('a stylesheet that %s stays a file', async (_, css) => {
    const build = remote(({ files }) => files.set('assets/styles.css', css));
    const { site } = await siteOf([shell(), build]);
    expect(site('pages/novo.html')).toContain(
      '<link rel="stylesheet" href="/mf-novo/assets/styles.css" data-page-style>',
    );
  });

  test('of more than a thousand pages of a kind the stylesheets stay files, which the policy allows', async () => {
    const build = goodRemote();
    for (let index = 0; index < 1000; index += 1) addPage(build, `/p${index}`, `Página ${index}`);
    const { site } = await siteOf([shell(), seal(build)]);
    const page = site('pages/p7.html') ?? '';
    expect(page.match(/<link rel="stylesheet" href="[^"]*"/g)).toEqual([
      '<link rel="stylesheet" href="/shell/assets/shell.css"',
      '<link rel="stylesheet" href="/mf-novo/assets/styles.css"',
    ]);
    expect(page).toContain("style-src 'self'; ");
  });

  test('what a killed composer had half written is gone after the next start', async () => {
    const { store } = await wholeSite();
    const half = join(store, 'site/pages/novo.html.tmp');
    writeFileSync(half, '<!doctype');
    await openComposer({ store });
    expect(existsSync(half)).toBe(false);
  });

  test('only what changed is written', async () => {
    const many = goodRemote();
    for (let index = 0; index < 50; index += 1) addPage(many, `/p${index}`, `Página ${index}`);
    let changes = 0;
    const disk = watchedDisk(() => {
      changes += 1;
    });
    const { deliver, composer } = await wholeSite({ disk });
    await deliver(seal(many));
    await composer.finish();
    changes = 0;
    edit(many, 'pages/p7.html', (html) => html.replace('<h1>', '<h1>Mudou: '));
    await deliver(seal(many));
    expect(changes).toBeLessThan(25);
  });

  test('the sitemap says when a page changed where its publisher does; one that is gone for good leaves it, and says so', async () => {
    const closing = { changedOn: '2025-11-05' };
    const build = remote((one) => addPage(one, '/fechada', 'Fechada', closing));
    const { deliver, site } = await siteOf([shell(), build]);
    const listed = () => site('root/sitemap.xml')?.match(/(?<=example).*(?=<.url>)/g);
    expect(listed()).toEqual(['/novo</loc>', '/fechada</loc><lastmod>2025-11-05</lastmod>']);
    Object.assign(build.manifest.pages[1] ?? {}, { status: 410 });
    await deliver(seal(build));
    expect(site('gone/pages/fechada.html')).toContain('Fechada');
    expect(site('pages/fechada.html')).toBeUndefined();
    expect(listed()).toEqual(['/novo</loc>']);
  });

  test('a remote’s redirect is followed as long as it leads to a page; operators are warned of others', async () => {
    const { deliver, site, composer } = await wholeSite();
    const redirects = { '/mudou': '/antigo', '/sumiu': '/nada', '/volta': '/mudou' };
    const more = { redirects, configuration: 'ba9876543210', notice: 'Os dados são de ontem' };
    await deliver(next('Muda', ({ manifest }) => Object.assign(manifest, more)));
    expect(composer.publication.warnings).toEqual([
      expect.stringContaining('shell 0123456789ab, mf-novo ba9876543210, mf-velho 0123456789ab.'),
      'mf-novo: Os dados são de ontem.',
      '/sumiu of mf-novo leads to /nada, which is no page: it is not followed.',
      '/volta of mf-novo leads to /mudou, which is no page: it is not followed.',
    ]);
    const followed = () => JSON.parse(site('state/edge.json') ?? '').redirects;
    const own = { '/velho': '/novo', '/pages/velho.html': '/pages/novo.html' };
    const others = { '/mudou': '/antigo', '/pages/mudou.html': '/pages/antigo.html' };
    expect(followed()).toEqual({ ...own, ...others });
    await deliver(seal(withNewNames(goodRemote('mf-velho', '/nova-casa', 'Antigo'))));
    expect(followed()).toEqual(own);
  });

  test('the edge reloads for redirects alone: another script of the shell and another page change no map', async () => {
    const { deliver, site } = await wholeSite();
    const maps = site('state/edge.conf');
    const script = (build: Build) =>
      edit(build, 'parts/head.html', (html) => html.replace('<script>1', '<script>2'));
    await deliver(shell('Casca nova', script));
    const longer = remote((build) => addPage(build, '/novo/mais', 'Mais'));
    await deliver(longer);
    expect(site('pages/novo/mais.html')).toContain('<script>2');
    expect(site('state/edge.conf')).toBe(maps);
    addPage(longer, '/novo/:nome', 'Um nome');
    longer.manifest.redirects = { '/mudou': '/novo' };
    await deliver(seal(longer));
    expect(site('state/edge.conf')).not.toBe(maps);
  });
});

describe('what is not here yet', () => {
  test('a manifest that cannot be understood still names its paths, garbage names none', async () => {
    const { deliver, site } = await siteOf([shell(), remote()]);
    const newer = other();
    await deliver(newer, () => '<html>Ops');
    expect(site('state/all-known')).toBeUndefined();
    const text = JSON.stringify({ ...newer.manifest, contract: 99 });
    await deliver(newer, () => text);
    expect(site('state/all-known')).toBe('');
    expect(site('waiting/pages/antigo.html')).toBe('');
    expect([site('state/with/mf-novo'), site('state/without/mf-velho')]).toEqual(['', '']);
  });

  test('a redirect to a page that is waited for is followed, without a warning', async () => {
    const redirects = { '/mudou': '/antigo' };
    const moving = remote(({ manifest }) => Object.assign(manifest, { redirects }));
    const { deliver, site, composer } = await siteOf([shell(), moving]);
    expect(composer.publication.warnings).toHaveLength(1);
    const newer = other();
    await deliver(newer, () => JSON.stringify({ ...newer.manifest, contract: 99 }));
    expect(site('state/edge.json')).toContain('"/mudou":"/antigo"');
    expect(composer.publication.warnings).toEqual([]);
  });

  test('a publisher that joins a living site changes no missing page', async () => {
    const { store } = await wholeSite();
    const { site } = await openComposer({ store, names: ['shell', 'mf-novo', 'mf-velho', 'mf-x'] });
    expect(site('state/all-known')).toBe('');
  });
});
