import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import * as z from 'zod';
import { ROOT } from '../project/apps.ts';
import { UserError } from '../project/errors.ts';
import { interpolate } from './interpolate.ts';

const texts = z.array(z.string());
const variables = z.record(z.string(), z.coerce.string());
const conditions = z.record(z.string(), z.object({ condition: z.string() }));

const serviceSchema = z.object({
  image: z.string(),
  build: z
    .object({ context: z.string(), target: z.string(), args: variables.default({}) })
    .optional(),
  profiles: texts.default([]),
  command: texts.optional(),
  user: z.string().optional(),
  read_only: z.boolean().default(false),
  cap_drop: texts.default([]),
  cap_add: texts.default([]),
  security_opt: texts.default([]),
  mem_limit: z.string().optional(),
  pids_limit: z.number().optional(),
  restart: z.string().optional(),
  tmpfs: texts.default([]),
  ports: texts.default([]),
  environment: variables.default({}),
  volumes: texts.default([]),
  network_mode: z.string().optional(),
  networks: z
    .union([
      texts,
      z.record(z.string(), z.unknown()).transform((networks) => Object.keys(networks)),
    ])
    .default([]),
  depends_on: conditions.default({}),
  healthcheck: z.object({ test: texts }).optional(),
});

const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  networks: z.record(z.string(), z.object({ internal: z.boolean().default(false) })),
  volumes: z.record(z.string(), z.unknown()),
});

export type Service = z.infer<typeof serviceSchema>;

export interface Compose {
  /** The whole file with its variables put in, as docker compose sees it. */
  rendered: unknown;
  /** Services that the active profiles start. */
  services: Record<string, Service>;
  /** All services, of whatever profile. */
  all: Record<string, Service>;
  networks: Record<string, { internal: boolean }>;
  volumes: Record<string, unknown>;
}

/** The variables of `.env`: versions, profiles, who the association is. */
export function readDeployment(): Record<string, string | undefined> {
  return parseEnv(readFileSync(join(ROOT, '.env'), 'utf8'));
}

/**
 * Reads `docker-compose.yml` as docker compose does, with the variables of an environment.
 * @throws UserError naming the field and what was expected.
 */
export function readCompose(environment: Record<string, string | undefined>): Compose {
  const text = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  const rendered = interpolateAll(parse(text, { merge: true }), environment);
  const parsed = composeSchema.safeParse(rendered);
  if (!parsed.success) {
    throw new UserError(`docker-compose.yml is not valid. ${z.prettifyError(parsed.error)}`);
  }
  const { services: all, networks, volumes } = parsed.data;
  const active = (environment.COMPOSE_PROFILES ?? '').split(',');
  const isActive = ({ profiles }: Service) =>
    profiles.length === 0 || profiles.some((profile) => active.includes(profile));
  const services = Object.fromEntries(
    Object.entries(all).filter(([, service]) => isActive(service)),
  );
  return { rendered, services, all, networks, volumes };
}

/** Variables are put in after the YAML was understood, in values alone. */
function interpolateAll(value: unknown, environment: Record<string, string | undefined>): unknown {
  if (typeof value === 'string') return interpolate(value, environment);
  if (Array.isArray(value)) return value.map((item) => interpolateAll(item, environment));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, interpolateAll(item, environment)]),
  );
}
