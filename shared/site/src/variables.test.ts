import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSite, variables } from './variables.ts';

test.each([{}, { SITE_NAME: ' ' }])('without variables, as of %j, the defaults hold', (given) => {
  const site = parseSite(given);
  expect(site.name).toBe('Associação Ipê de Empresas de Goiás');
  expect(site.chat.phoneNumber).toBe('5562904127358');
});

test.each([
  [{ CHAT_PHONE: '62 9' }, /CHAT_PHONE is "62 9": expected country code, area code and number/],
  [{ SITE_EMAIL: 'x', SITE_LATITUDE: '91' }, /SITE_EMAIL.*SITE_LATITUDE/],
  [{ SITE_CNPJ: '00.000.000/0001-92' }, /SITE_CNPJ.*check digits/],
  [{ SITE_MONITOR_URL: 'm.example' }, /SITE_MONITOR_URL/],
  [{ SITE_URL: 'https://ipe.example/novo' }, /SITE_URL is ".*novo": expected an origin/],
  [{ SUPABASE_ANON_KEY: 'sb_secret_1' }, /ANON_KEY is "sb_s…" \(11 characters\): expected .*key/],
  [{ SUPABASE_URL: 'https://a.supabase.co/rest/v1' }, /SUPABASE_URL is .*: expected an origin/],
])('of %j each wrong value is told, with its variable and what was expected', (given, told) => {
  expect(() => parseSite(given)).toThrow(told);
});

test('a CNPJ and a monitoring service may be left out; addresses lose a slash at their end', () => {
  expect(parseSite({})).toMatchObject({ cnpj: '', monitorUrl: '' });
  const given = { SITE_CNPJ: '00.000.000/0001-91', SITE_MONITOR_URL: 'https://m.example/e/' };
  expect(parseSite(given)).toMatchObject({
    cnpj: '00.000.000/0001-91',
    monitorUrl: 'https://m.example/e',
  });
});

const file = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test.each(Object.entries(variables))('the documentation has %s', (name, { what, fallback }) => {
  const row = `| \`${name}\` | ${what} | ${fallback || 'empty'} |`;
  expect(file('docs/configuration.md')).toContain(row);
});

test('the examples to be replaced in .env are the defaults', () => {
  const examples = [...file('.env').matchAll(/^#([A-Z_]+)=(.*)$/gm)];
  expect(examples.map(([, name]) => name)).toContain('CHAT_PHONE');
  const defaults = Object.entries(variables).map(([name, { fallback }]) => `${name}=${fallback}`);
  for (const [line] of examples) expect(defaults).toContain(line.slice(1));
});

test.each(Object.keys(variables))('docker-compose passes %s on to every build', (name) => {
  expect(file('docker-compose.yml')).toContain(`  ${name}: \${${name}:-`);
});
