import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { UserError } from '@site/composer/base/errors.ts';
import { findBrowser, HEADLESS_SHELL } from './browser.ts';

interface Need {
  name: string;
  isThere(): boolean;
  /** Commands to try in turn, until it is there. */
  ways: string[][];
  /** What is left out where it cannot be installed; without this the tests do not start. */
  without?: string;
}

const isRoot = process.getuid?.() === 0;
const isDebian = existsSync('/etc/debian_version');

/** Another apt, as unattended upgrades, holds the lock for minutes. */
const APT = `apt-get -o DPkg::Lock::Timeout=300`;

/** What tests need besides npm packages; each is installed by the first way that works here. */
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
    without: 'the other Chromium runs the tests',
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
    without: 'the edge sends gzip in the place of brotli',
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
  for (const { name, isThere, ways, without } of NEEDS) {
    if (isThere()) continue;
    console.log(`• installing ${name}`);
    for (const way of ways) {
      run(way);
      if (isThere()) break;
    }
    if (isThere()) continue;
    if (!without)
      throw new UserError(`${name} is missing and could not be installed: install it by hand.`);
    console.log(`• ${name} could not be installed: ${without}`);
  }
}

function packages(name: string): string[][] {
  const sudo = isRoot ? [] : ['sudo', '-n'];
  const install = `${APT} update && ${APT} install -y --no-install-recommends ${name}`;
  return [
    [...sudo, 'sh', '-c', install],
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
