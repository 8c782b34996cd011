import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { UserError } from '@site/composer/base/errors.ts';
import { installByApt } from './apt.ts';
import { findBrowser, HEADLESS_SHELL } from './browser.ts';

interface Need {
  name: string;
  isThere(): boolean;
  /** What to try in turn, until it is there. */
  ways: (() => Promise<void> | void)[];
  /** What is left out where it cannot be installed; without this the tests do not start. */
  without?: string;
}

const isDebian = existsSync('/etc/debian_version');

/** What tests need besides npm packages; each is installed by the first way that works here. */
const NEEDS: Need[] = [
  {
    name: 'a Chromium browser',
    isThere: () => findBrowser() !== undefined,
    ways: [
      () => run('npx', 'playwright', 'install', '--with-deps', 'chromium'),
      ...packages('chromium'),
    ],
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
export async function installNeeds(): Promise<void> {
  for (const { name, isThere, ways, without } of NEEDS) {
    if (isThere()) continue;
    console.log(`• installing ${name}`);
    for (const way of ways) {
      await way();
      if (isThere()) break;
    }
    if (isThere()) continue;
    if (!without)
      throw new UserError(`${name} is missing and could not be installed: install it by hand.`);
    console.log(`• ${name} could not be installed: ${without}`);
  }
}

function packages(name: string): Need['ways'] {
  return [
    () => (isDebian ? installByApt(name) : undefined),
    () => run('sudo', '-n', 'dnf', 'install', '-y', name),
    () => run('brew', 'install', name),
  ];
}

function run(command: string, ...words: string[]): void {
  spawnSync(command, words, { stdio: 'ignore', timeout: 600_000 });
}

function hasPostgres(): boolean {
  if (!spawnSync('initdb', ['--version']).error) return true;
  const folder = '/usr/lib/postgresql';
  return existsSync(folder) && readdirSync(folder).length > 0;
}
