import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { UserError } from '../project/errors.ts';
import { findBrowser, HEADLESS_SHELL } from './browser.ts';

interface Need {
  name: string;
  isThere(): boolean;
  /** Commands to try in turn, until it is there. */
  ways: string[][];
  /** Where it cannot be had, things work without it. */
  isOptional?: boolean;
}

const isRoot = process.getuid?.() === 0;
const isDebian = existsSync('/etc/debian_version');

/** What tests need besides npm packages; each is installed by whichever way works here. */
const NEEDS: Need[] = [
  {
    name: 'a Chromium browser',
    isThere: () => findBrowser() !== undefined,
    ways: [['npx', 'playwright', 'install', '--with-deps', 'chromium'], ...packages('chromium')],
  },
  {
    name: 'a Chromium without windows',
    isThere: () => !isDebian || existsSync(HEADLESS_SHELL),
    ways: packages('chromium-headless-shell'),
    isOptional: true,
  },
  {
    name: 'nginx',
    isThere: () => !spawnSync('nginx', ['-v']).error,
    ways: packages('nginx'),
  },
  {
    name: "nginx's module for files compressed by brotli",
    isThere: () => existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
    ways: packages('libnginx-mod-http-brotli-static'),
    isOptional: true,
  },
  {
    name: 'Postgres',
    isThere: () => hasPostgres(),
    ways: packages('postgresql'),
  },
];

/**
 * Installs what tests need and the machine lacks.
 * @throws UserError naming what could not be installed by any way.
 */
export function installNeeds(): void {
  for (const { name, isThere, ways, isOptional = false } of NEEDS) {
    if (isThere()) continue;
    console.log(`• installing ${name}`);
    for (const way of ways) {
      run(way);
      if (isThere()) break;
    }
    if (!isThere() && !isOptional)
      throw new UserError(`${name} is missing and could not be installed: install it by hand.`);
  }
}

function packages(name: string): string[][] {
  const sudo = isRoot ? [] : ['sudo', '-n'];
  return [
    [...sudo, 'sh', '-c', `apt-get update && apt-get install -y --no-install-recommends ${name}`],
    [...sudo, 'dnf', 'install', '-y', name],
    ['brew', 'install', name],
  ];
}

function run([command = '', ...words]: string[]): void {
  spawnSync(command, words, {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 600_000,
  });
}

function hasPostgres(): boolean {
  if (!spawnSync('initdb', ['--version']).error) return true;
  const folder = '/usr/lib/postgresql';
  return existsSync(folder) && readdirSync(folder).length > 0;
}
