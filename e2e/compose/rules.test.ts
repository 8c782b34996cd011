import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@site/composer/testing/serve.ts';
import { ROOT } from '@site/platform/project/apps.ts';
import { variables } from '@site/site/variables.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

const texts = z.array(z.string()).default([]);
const serviceSchema = z.object({
  image: z.string(),
  build: z
    .object({ target: z.string(), args: z.record(z.string(), z.string()).default({}) })
    .optional(),
  read_only: z.boolean().default(false),
  cap_drop: texts,
  security_opt: texts,
  mem_limit: z.string().optional(),
  pids_limit: z.number().optional(),
  restart: z.string().optional(),
  ports: texts,
  network_mode: z.string().optional(),
  networks: texts,
  tmpfs: texts,
  volumes: texts,
  healthcheck: z.unknown().optional(),
});
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  networks: z.record(z.string(), z.object({ internal: z.boolean().default(false) })),
});

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { services, networks } = composeSchema.parse(
  parse(read('docker-compose.yml'), { merge: true }),
);
const names = Object.keys(services);
const each = Object.entries(services);
const dockerfile = read('Dockerfile');

const share = (one: string, other: string) =>
  services[one]?.networks.some((network) => services[other]?.networks.includes(network)) ?? false;
/** Names of the services for which a rule does not hold. */
const breaking = (holds: (service: z.infer<typeof serviceSchema>, name: string) => unknown) =>
  each.filter(([name, service]) => !holds(service, name)).map(([name]) => name);

test('no service may write its file system, gain privileges, or take the whole machine', () => {
  expect(breaking(({ read_only }) => read_only)).toEqual([]);
  expect(breaking(({ cap_drop }) => cap_drop.includes('ALL'))).toEqual([]);
  expect(breaking(({ security_opt }) => security_opt.includes('no-new-privileges:true'))).toEqual(
    [],
  );
  expect(breaking(({ mem_limit, pids_limit }) => mem_limit && pids_limit)).toEqual([]);
});

test('Podman takes every tmpfs, and SELinux lets every service read what is bound', () => {
  // Podman knows no owner of a tmpfs, and mounts one of its own over /run.
  expect(breaking(({ tmpfs }) => !tmpfs.some((one) => one.includes('uid=')))).toEqual([]);
  expect(breaking(({ tmpfs }) => !tmpfs.some((one) => one.startsWith('/run/')))).toEqual([
    'postgres',
  ]);
  const isBind = (volume: string) => volume.startsWith('.');
  expect(
    breaking(({ volumes }) => volumes.filter(isBind).every((one) => /:[\w,]*\bz$/.test(one))),
  ).toEqual([]);
});

test('our images are of one Debian, the stable one', () => {
  const bases = [...dockerfile.matchAll(/^FROM (?:debian|node):(\S+)/gm)].map(([, tag]) => tag);
  expect(bases.length).toBeGreaterThan(3);
  for (const tag of bases) expect(tag).toMatch(/^13\.\d+-slim$|-trixie-slim$/);
});

test('no image has the modes of a checkout', () => {
  const copies = dockerfile.match(/^COPY .*/gm) ?? [];
  expect(copies.filter((line) => !line.includes(' --chmod=755 '))).toEqual([]);
});

test('a health check is answered by its server, though Docker puts a proxy into the environment', async () => {
  const { port } = new URL(await serve((_, response) => response.end()));
  const files = ['Dockerfile', 'docker-compose.yml', 'deploy/kubernetes/base/publisher.yaml'];
  const checks = files.flatMap((file) => read(file).match(/\bwget\W.*127\.0\.0\.1[^\s"]*/g) ?? []);
  expect(checks.length).toBeGreaterThan(3);
  const env = { PATH: process.env.PATH, NAME: 'shell', http_proxy: 'http://127.0.0.1:9' };
  for (const check of checks) {
    const command = check.replaceAll(/",? ?"?/g, ' ').replace(/:80\d\d/, `:${port}`);
    const asked = spawn('sh', ['-c', command], { env, stdio: 'ignore' });
    expect(await once(asked, 'exit'), command).toEqual([0, null]);
  }
  // Of PostgREST's own check.
  expect(read('docker-compose.yml')).toContain('no_proxy: localhost');
});

test('images from elsewhere name an exact version; what runs on has a health check', () => {
  const own = each.flatMap(([, { build, image }]) => (build ? image : []));
  const fromElsewhere = each.filter(([, { image }]) => !own.includes(image));
  for (const [name, { image, healthcheck, restart }] of fromElsewhere) {
    expect(image, name).toMatch(/:v?\d+\.\d+/);
    if (restart !== 'no') expect(healthcheck, name).toBeDefined();
  }
});

test('a remote reaches the composer and nothing else', () => {
  for (const name of names.filter((one) => /^(shell|mf-.*)$/.test(one))) {
    const reached = names.filter((other) => other !== name && share(name, other));
    expect(reached, name).toEqual(['composer']);
  }
});

test('edge and Caddy alone are reached from outside; the edge reaches no database', () => {
  expect(breaking(({ ports }) => ports.length === 0)).toEqual(['edge', 'caddy']);
  expect(share('edge', 'postgres')).toBe(false);
  expect(breaking((service) => !service.networks.includes('outside'))).toEqual(['jobs-renderer']);
  const leadingOutside = Object.keys(networks).filter((name) => !networks[name]?.internal);
  expect(leadingOutside).toEqual(['front', 'outside']);
});

test('no service is in the default network, where all would reach each other', () => {
  const isPlaced = ({ networks: own, network_mode }: z.infer<typeof serviceSchema>) =>
    own.length > 0 || network_mode === 'none';
  expect(breaking(isPlaced)).toEqual([]);
});

test('what the association sets reaches the build of every app, here and in the pipeline', () => {
  const [, pipeline = ''] = /test\("(.+?)"\)/.exec(read('.github/workflows/publish.yml')) ?? [];
  const apps = each.filter(([, { build }]) => build?.args.APP);
  expect(apps.length).toBeGreaterThan(0);
  for (const variable of Object.keys(variables)) {
    expect(dockerfile).toMatch(new RegExp(`^(ARG|  )[^#\\n]*\\b${variable}\\b`, 'm'));
    expect(variable).toMatch(new RegExp(pipeline));
    for (const [name, { build }] of apps) expect(build?.args, name).toHaveProperty(variable);
  }
});
