import { parseJson } from '@site/contract/parseJson.ts';
import * as z from 'zod';

/*
 * The rules of every variable of the environment, one for each; `docs/configuration.md` says what they are for, and
 * `shared/site/src/variables.ts` has those that say who the association is. A rule's message says what is expected.
 */

const text = (expected: string) => z.string({ error: expected });
const matching = (pattern: string, expected: string) =>
  text(expected).regex(new RegExp(`^(?:${pattern})$`), expected);
const numberFrom = (least: number, most: number, expected: string) =>
  matching('[0-9]+', expected)
    .transform(Number)
    .pipe(z.number().min(least, expected).max(most, expected));

const AN_ORIGIN = 'an origin as in https://example.org, without path, query or user';
export const origin = text(AN_ORIGIN)
  .refine((value) => isAddress(value, 'pathname', 'search', 'hash', 'username'), AN_ORIGIN)
  .transform((value) => new URL(value).origin);

const AN_ADDRESS =
  'an address as in https://example.org/path, without user or #, signs percent-encoded';
/** An address of the web, without a slash at its end. */
export const webAddress = text(AN_ADDRESS)
  .refine((value) => isAddress(value, 'hash', 'username'), AN_ADDRESS)
  .transform((value) => value.replace(/\/$/, ''));

function isAddress(value: string, ...without: ('pathname' | 'search' | 'hash' | 'username')[]) {
  if (!/^https?:\/\/[^\s"'\\;$]+$/.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return without.every((part) => !url[part].replace(/^\/$/, ''));
}

const A_PUBLIC_KEY =
  'the project’s public key (sb_publishable_…, or a JWT of the role anon); no other key belongs in a page';
/** A key that browsers may have: a secret one would be in a public script. */
export const anonymousKey = text(A_PUBLIC_KEY).refine(
  (key) => /^sb_publishable_\w+$/.test(key) || roleOf(key) === 'anon',
  A_PUBLIC_KEY,
);

function roleOf(key: string): unknown {
  const [, payload = ''] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(key) ?? [];
  const claims = parseJson(String(Buffer.from(payload, 'base64url')));
  return z.object({ role: z.string() }).safeParse(claims).data?.role;
}

const A_CONNECTION =
  'an address as in postgres://user:password@host:5432/database, without quotes; in a password / is %2F, ? is %3F, @ is %40';
/** An address as psql accepts it. It has no fragment, so a `#` in it may stand unencoded: it is encoded here. */
const connectionString = matching('postgres(?:ql)?://.+', A_CONNECTION)
  .transform((value) => value.replaceAll('#', '%23'))
  .refine((value) => URL.canParse(value.replace('@/', '@localhost/')), A_CONNECTION);

const OCTET = '(25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])';
const IPV4 = `${OCTET}([.]${OCTET}){3}`;
const IPV6 = '[0-9A-Fa-f]*:[0-9A-Fa-f:.]*';
const RANGE = `(${IPV4}(/(3[0-2]|[12]?[0-9]))?|${IPV6}(/[0-9]{1,3})?)`;
const PORT =
  '([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])';
const HOST = `([A-Za-z0-9._-]+|\\[${IPV6}\\])(:${PORT})?`;
const A_RANGE = 'addresses or ranges with spaces or commas between, as in 10.0.0.7 172.16.0.0/12';
const A_PORT = 'a port from 1 to 65535';

/** What shell scripts of edge and publishers read: expressions of `grep -E` as well (see `shared/edge/nginx/variables.tsv`). */
export const SHELL_RULES = {
  PORT: [PORT, A_PORT],
  STATUS_PORT: [PORT, A_PORT],
  WORKERS: ['[1-9][0-9]{0,2}', 'a number of processes from 1 to 999'],
  TRUSTED_PROXY: [`[ ,]*${RANGE}([ ,]+${RANGE})*[ ,]*`, A_RANGE],
  STATUS_ALLOW: [`[ ,]*${RANGE}([ ,]+${RANGE})*[ ,]*`, A_RANGE],
  RESOLVER: [
    `(${IPV4}|\\[${IPV6}\\])(:${PORT})?`,
    'the address of a name server, IPv6 in brackets',
  ],
  BACKEND: [
    `https?://${HOST}(/[A-Za-z0-9._~-]+)*/?`,
    'an address as in http://postgrest:3000/, without query',
  ],
  SOCKET: ['/[A-Za-z0-9._/-]+', 'an absolute path of letters, digits, hyphens and dots'],
  SOURCE: [`rsync://${HOST}(/[A-Za-z0-9._-]+)+`, 'an address as in rsync://composer:8730/store'],
  NAME: ['shell|mf-[a-z0-9-]+', 'the name of an app, as in mf-rentals'],
} as const satisfies Record<string, readonly [pattern: string, expected: string]>;

const port = matching(...SHELL_RULES.PORT).transform(Number);
const folder = text('a folder');
const secret = text('a password');
const publisherAddress = matching('(https?:/)?/.+', 'an address or an absolute folder');

/** The rules as the scripts read them: name, expression, what is expected, with tabs between. */
export const shellTable = Object.entries(SHELL_RULES)
  .map((row) => `${row.flat().join('\t')}\n`)
  .join('');

export const variables = {
  PORT: port,
  STATUS_PORT: port,
  BACKEND: matching(...SHELL_RULES.BACKEND).transform((value) => value.replace(/\/$/, '')),
  DATA_FOLDER: folder,
  STORE: folder,
  BUILD: folder,
  PUBLISH: folder,
  SEED_FILE: text('a file'),
  PUBLISHERS: text('the file with the list of addresses'),
  PUBLISHERS_AT: publisherAddress,
  PUBLISHER: publisherAddress,
  POLL_MS: numberFrom(50, 60_000, 'milliseconds from 50 to 60000'),
  DATABASE_URL: connectionString,
  PGHOST: text('a host, or the folder of a socket'),
  PGSSLMODE: z.enum(['disable', 'prefer', 'require', 'verify-ca', 'verify-full']),
  PGSSLROOTCERT: text('a file of certificates, or `system`'),
  PGPASSWORD: secret,
  AUTHENTICATOR_PASSWORD: text('the password that PostgREST logs in with'),
};
