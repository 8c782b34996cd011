import { expect, test } from 'vitest';
import { readSite } from './site.ts';

test('without any variable the defaults name nobody who exists', () => {
  const site = readSite({});
  expect(site.name).toBe('Associação Ipê de Empresas de Goiás');
  expect(site.chat.phoneNumber).toBe('5562900000000');
});

test('an empty variable counts as not set', () => {
  expect(readSite({ SITE_NAME: ' ' }).name).toBe('Associação Ipê de Empresas de Goiás');
});

test('a wrong value names the variable, the value and what was expected', () => {
  expect(() => readSite({ CHAT_PHONE: '62 9' })).toThrow(/CHAT_PHONE is "62 9": .*pattern/);
});

test('several wrong values are told at once', () => {
  expect(() => readSite({ SITE_EMAIL: 'x', SITE_LATITUDE: '91' })).toThrow(
    /SITE_EMAIL.*SITE_LATITUDE/,
  );
});

test('addresses lose a slash at their end', () => {
  expect(readSite({ SITE_URL: 'https://a.example/' }).url).toBe('https://a.example');
});

test('a monitoring service is an address, or none at all', () => {
  expect(readSite({}).monitorUrl).toBe('');
  expect(readSite({ SITE_MONITOR_URL: 'https://m.example/e' }).monitorUrl).toBe(
    'https://m.example/e',
  );
  expect(() => readSite({ SITE_MONITOR_URL: 'm.example' })).toThrow(/SITE_MONITOR_URL/);
});
