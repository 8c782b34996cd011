import { ask } from '../support/ask.ts';
import { EDGE, START } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const SITES = Object.entries({ 'npm start': START, 'the edge': EDGE });

/** The list of vacancies, as the page asks for it. */
const LIST = '/rest/v1/jobs?select=*&type=eq.job_offer&order=created_at.desc';

/** Rows of targets with spaces between them; `LIST` stands for the address of the list. */
const rows = (text: TemplateStringsArray) =>
  String.raw(text)
    .trim()
    .split(/\s+/)
    .map((target) => target.replace('LIST', LIST));

/** What the targets are, the status that each is answered with, whatever it was meant to do, and they. */
const STRANGE: [what: string, status: number, targets: string[]][] = [
  [
    'control characters',
    400,
    rows`
      /a%0dSet-Cookie:%20x=1/ /a%0d%0aSet-Cookie:%20x=1/ /sobre%0a/ /%0d%0a /%09 /%1f /%7f
      /sobre%0D%0ALocation:%20https://evil.example /sobre%00 /sobre%00.html /%00
      /rest/v1/jobs%0d%0aX:1`,
  ],
  [
    'backslashes, and escapes that are none',
    400,
    rows`
      /%5Cevil.example/ /%5c%5cevil.example /\evil.example/ /sobre\ /sobre?a=\
      /%u002e /% /sobre%zz /sobre%2`,
  ],
  [
    'hidden dots and slashes',
    400,
    rows`
      /..%2f..%2fetc/passwd /..%2F..%2Fetc/passwd /%2e%2e/package.json /%2E%2E%2Fpackage.json
      /.%2e/package.json /pages/..%2f404.html /shell/assets/..%2f..%2fcrm
      /shell/assets/%2e%2e/%2e%2e/crm /shell/assets/..%5c..%5ccrm
      /mf-jobs/assets/..%2f..%2fstate/edge.conf /rest/v1/..%2f..%2fadmin
      /sobre%2f /sobre%2fnada /%2fevil.example /%2f%2fevil.example/
      /../sobre /../../etc/passwd /sobre/../../nada`,
  ],
  [
    'questions to the tables that no page asks',
    400,
    // A unit test holds each, and the edge's patterns against the code's.
    rows`/rest/v1/jobs LIST&title=%6datch.x LIST&apikey=chave LIST&offset=0&limit=99999`,
  ],
  [
    'other spellings of pages',
    404,
    [
      `/${'a'.repeat(300)}`,
      ...rows`
      // //evil.example //evil.example/ ///evil.example/a /sobre// //sobre /sobre//nada
      /./sobre /sobre/. /sobre/.. /shell/assets/../../crm /shell/../sobre
      /index /index.html /400 /404 /503 /404.html /503.html /none
      /Sobre /SOBRE /sobre.html /sobre.br /sobre;jsessionid=1 /sobre%20 /sobre%3f /sobre%23
      /sobre~ /sobre.bak /%73obre. /%ff /%c0%af /%e2%80%ae /sobre/nada
      /blog/a/b /blog/post/a/b /blog/Noticias/ /blog/. /blog/post/..`,
    ],
  ],
  [
    'files that are hidden, or the site’s own',
    404,
    rows`
      /.env /.git/config /.git/HEAD /.well-known/nada /package.json
      /pages/index /pages/sobre /pages/sobre.html.br /pages/sobre.html.gz
      /pages/404.html /pages/nada.html /pages/.html /pages /raw/sobre.html /raw/sobre
      /gone/pages/sobre.html /waiting/pages/sobre.html /errors/404.html /root/robots.txt
      /generations /state.json /state/edge.conf /state/edge.json /state/all-known /state/releases
      /status/status.txt /status/status.json /blobs/a /releases/shell
      /mf-jobs /mf-jobs/manifest.json /mf-jobs/pages/vagas.html /mf-jobs/assets
      /mf-jobs/assets/nada.js /mf-jobs/assets/a%20b.js /mf-nada/assets/a.js
      /shell /shell/manifest.json /shell/parts/head.html /shell/pages/404.html
      /shell/root/robots.txt /mf-jobs/files /mf-jobs/files/nada.pdf /shell/brand/nada.png
      /shell/assets/.`,
  ],
  [
    'other tables, and what other servers have',
    404,
    [
      LIST.replace('jobs', 'schema_migrations'),
      ...rows`
        /rest /rest/v1 /rest/v1/JOBS /rest/v1/rpc/version /rest/v1/jobs/1 /rest/v2/jobs
        /auth/v1/token /admin /wp-login.php /cgi-bin/test /server-status /nginx_status
        /actuator/health /sitemap.xml/ /robots.txt.br /favicon.php`,
    ],
  ],
  [
    'addresses that look strange and are honest',
    200,
    rows`
      LIST LIST%2Cid.desc&offset=0&limit=1000
      /?a=%0d%0aSet-Cookie:x /sobre?redirect=//evil.example /sobre?a=%5C /sobre?../../etc/passwd
      /%73obre /blog/nome-que-nao-existe /blog/post/0 http://evil.example/sobre`,
  ],
  [
    'one segment of any letters, where a pattern has one,',
    200,
    rows`
      /blog/_ /blog/Tributario /blog/trib_x /blog/A%C3%A7%C3%A3o /blog/inova%C3%A7%C3%A3o?a=1
      /blog/post/um_post /blog/post/t%C3%ADtulo-com-acento /blog/post/d'agua /blog/a.b /blog/%ff
      /blog/%3Cscript%3E /blog/%3Cb%3E%26%22 /blog/post/%ff
      /blog/%3Cimg%20src=x%20onerror=alert(1)%3E%26%22'%7Bsegment%7D__R%24%2010
      /blog/post/%3Cimg%20src=x%20onerror=alert(1)%3E%26%22'%7Bsegment%7D__R%24%2010
      /pages/blog/_.html /pages/blog/A%C3%A7%C3%A3o.html`,
  ],
  [
    'moved pages, slashes at the end, and what ends a sentence',
    308,
    rows`
      /sobre/ /sobre. /sobre, /sobre; /sobre). /sobre!?a=1 /vagas/uma-vaga-0001. /sobre/?a=1 /sobre/?a=%0d%0aSet-Cookie:x /blog/post/a/ /nada/
      /contato /contato?a=1 /pages/contato.html /pages/ /mf-jobs/ /mf-jobs/assets/ /shell/
      /shell/brand/ /rest/ /rest/v1/ /wp-admin/ /phpmyadmin/`,
  ],
];

for (const [name, address] of SITES) {
  for (const [what, status, targets] of STRANGE) {
    test(`${what} are answered with ${status} by ${name}`, async () => {
      for (const target of targets) {
        const answer = await ask(address, { target });
        const { headers } = answer;
        const body = await answer.text();
        expect(`${answer.status} ${target}`).toBe(`${status} ${target}`);
        expect(headers.has('set-cookie'), target).toBe(false);
        expect(headers.get('location') ?? '/', target).toMatch(/^\/(?![/\\])/);
        expect(headers.get('cache-control') ?? 'no-cache', target).not.toContain('immutable');
        expect(body, target).not.toMatch(/root:x:0|"dependencies"|map \$uri|onerror=alert/);
        if (status === 400 && !target.startsWith('/rest/'))
          expect(body, target).toContain('entendemos este pedido');
        if (what === 'other spellings of pages') expect(body, target).toContain('<main');
        if (what.startsWith('one segment')) expect(body, target).toContain('content="noindex');
      }
    });
  }

  test(`no method but reading is allowed by ${name}`, async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      for (const target of ['/', '/sobre', '/rest/v1/jobs', '/shell/assets/nada.js']) {
        const headers = { 'Content-Length': '0' };
        const answer = await ask(address, { method, target, headers });
        expect(`${method} ${target} ${answer.status}`).toBe(`${method} ${target} 405`);
        expect(answer.headers.get('allow')).toBe('GET, HEAD');
        expect(await answer.text()).toContain('entendemos este pedido');
      }
    }
    expect((await ask(`${address}/sobre`, { method: 'HACK' })).status).toBeGreaterThan(399);
    const head = await ask(`${address}/sobre`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test(`strange headers change nothing at ${name}`, async () => {
    const plain = await ask(`${address}/sobre`);
    const body = await plain.text();
    const strange: Record<string, string>[] = [
      { 'X-Original-URL': '/status' },
      { 'X-Rewrite-URL': '/state/edge.conf' },
      { 'X-Accel-Redirect': '/state/edge.conf' },
      { 'X-HTTP-Method-Override': 'DELETE' },
      { Range: 'bytes=0-1' },
      { Range: 'bytes=0-,0-,0-,0-,0-,0-,0-,0-' },
      { Cookie: `a=${'b'.repeat(30_000)}` },
      { Authorization: 'Bearer nada' },
      { Accept: 'application/json' },
      { 'Accept-Encoding': 'br;q=0, gzip;q=0' },
      { 'If-None-Match': '"nada"' },
      { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
      { Origin: 'https://evil.example' },
    ];
    for (const headers of strange) {
      const answer = await ask(`${address}/sobre`, { headers });
      expect([answer.status, await answer.text()], JSON.stringify(headers)).toEqual([200, body]);
      expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    }
    const known = { 'If-None-Match': plain.headers.get('etag') ?? '' };
    expect((await ask(`${address}/sobre`, { headers: known })).status).toBe(304);
  });
}

test('what nginx cannot read is answered with the site’s own page', async () => {
  const refused = [
    [431, { headers: { Cookie: 'a'.repeat(40_000) } }],
    [414, { target: `/${'a'.repeat(40_000)}` }],
    [400, { headers: { Host: 'a b' } }],
    [400, { headers: { 'Content-Length': 'nada' } }],
  ] as const;
  for (const [status, options] of refused) {
    const answer = await ask(EDGE, options);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain('entendemos este pedido');
    expect(answer.headers.has('content-security-policy')).toBe(true);
  }
});
