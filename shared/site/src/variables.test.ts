import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSite, variables } from './variables.ts';

function siteFrom(environment: Record<string, string>) {
  const parsed = parseSite(environment);
  if ('problems' in parsed) throw new Error(parsed.problems.join('; '));
  return parsed.site;
}

test.each([{}, { SITE_NAME: ' ' }])(
  'without variables, an empty one is none, the defaults name no existing association',
  (given) => {
    const site = siteFrom(given);
    expect(site.name).toBe('Associação Ipê de Empresas de Goiás');
    expect(site.chat.phoneNumber).toBe('5562904127358');
  },
);

test('a wrong value names the variable, the value and what was expected', () => {
  for (const phone of ['62 9', '+55 62 90000-0000']) {
    expect(() => siteFrom({ CHAT_PHONE: phone })).toThrow(
      `CHAT_PHONE is "${phone}": write country code, area code and number`,
    );
  }
});

test('several wrong values are told at once', () => {
  expect(() => siteFrom({ SITE_EMAIL: 'x', SITE_LATITUDE: '91' })).toThrow(
    /SITE_EMAIL.*SITE_LATITUDE/,
  );
});

test('a CNPJ is left out or right to its check digits', () => {
  expect(siteFrom({}).cnpj).toBe('');
  expect(siteFrom({ SITE_CNPJ: '00.000.000/0001-91' }).cnpj).toBe('00.000.000/0001-91');
  expect(() => siteFrom({ SITE_CNPJ: '00.000.000/0001-92' })).toThrow(/SITE_CNPJ.*check digits/);
});

test('a monitoring service is an address, which loses a slash at its end, or none at all', () => {
  expect(siteFrom({}).monitorUrl).toBe('');
  const { monitorUrl } = siteFrom({ SITE_MONITOR_URL: 'https://m.example/e/' });
  expect(monitorUrl).toBe('https://m.example/e');
  expect(() => siteFrom({ SITE_MONITOR_URL: 'm.example' })).toThrow(/SITE_MONITOR_URL/);
});

const file = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test.each(Object.entries(variables))(
  'the documentation’s table says what %s is and its default',
  (name, { what, fallback }) => {
    const row = `| \`${name}\` | ${what} | ${fallback || 'empty'} |`;
    expect(file('docs/configuration.md')).toContain(row);
  },
);

test('the examples to be replaced in .env are the defaults', () => {
  const examples = [...file('.env').matchAll(/^#([A-Z_]+)=(.*)$/gm)];
  expect(examples.map(([, name]) => name)).toContain('CHAT_PHONE');
  const defaults = Object.entries(variables).map(([name, { fallback }]) => `${name}=${fallback}`);
  for (const [line] of examples) expect(defaults).toContain(line.slice(1));
});

test('the documentation names every variable that docker-compose reads', () => {
  const names = [...file('docker-compose.yml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(
    ([, name]) => name,
  );
  const text = file('docs/configuration.md');
  const isNamed = (name = '') => name.endsWith('_VERSION') || text.includes(`\`${name}\``);
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});

test.each(Object.keys(variables))('docker-compose passes %s on to every build', (name) => {
  expect(file('docker-compose.yml')).toContain(`  ${name}: \${${name}:-`);
});
