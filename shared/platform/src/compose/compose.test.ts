// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { imageFindings } from './checkImages.ts';
import { brokenRules } from './checkRules.ts';
import { schemaFindings } from './checkSchema.ts';
import { readCompose, readDeployment } from './readCompose.ts';

const deployment = readDeployment();

describe('docker-compose.yml', () => {
  it.each([
    ['as it comes', {}],
    ['with a hosted database and TLS', { COMPOSE_PROFILES: 'hosted,tls', DOMAIN: 'a.example' }],
    [
      'with nothing of its .env',
      Object.fromEntries(Object.keys(deployment).map((name) => [name, undefined])),
    ],
  ])('%s keeps the specification, and its own rules', (_how, changes) => {
    const compose = readCompose({ ...deployment, ...changes });
    expect(schemaFindings(compose.rendered)).toEqual([]);
    expect(brokenRules(compose)).toEqual([]);
    expect(imageFindings(compose)).toEqual([]);
  });

  it('says what is wrong with a configuration that breaks them', () => {
    expect(schemaFindings({ services: { a: { nonsense: 1 } } })).not.toEqual([]);
    const compose = readCompose(deployment);
    const jobs = compose.all['mf-jobs'];
    if (jobs) compose.all['mf-jobs'] = { ...jobs, networks: ['database'], read_only: false };
    expect(brokenRules(compose)).toEqual([
      'mf-jobs: its file system may be written (read_only).',
      'mf-jobs: it reaches postgres, migrate, postgrest; only the composer may be there.',
    ]);
  });

  it('starts a database here, or none when it is hosted', () => {
    const services = (profiles: string) =>
      Object.keys(readCompose({ ...deployment, COMPOSE_PROFILES: profiles }).services);
    expect(services('database')).toEqual(
      expect.arrayContaining(['passwords', 'postgres', 'migrate', 'postgrest', 'edge', 'composer']),
    );
    expect(services('hosted').filter((name) => /^(passwords|postgres|migrate)/.test(name))).toEqual(
      [],
    );
    expect(services('database')).not.toContain('caddy');
    expect(services('database,tls')).toContain('caddy');
  });

  it('builds one part of one version, whoever the association is', () => {
    const { all } = readCompose({ ...deployment, MF_RENTALS_VERSION: '7', DOMAIN: 'ipe.example' });
    expect(all['mf-rentals']?.image).toBe('localhost/ipe/mf-rentals:7');
    expect(all['mf-rentals']?.build?.args).toMatchObject({
      APP: 'mf-rentals',
      SITE_URL: 'https://ipe.example',
    });
  });
});
