import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { UserError } from '@site/composer/base/errors.ts';
import { findBrowser, HEADLESS_SHELL } from './browser.ts';

interface Need {
  name: string;
  /** What Debian, Fedora and Homebrew call it. */
  package: string;
  isThere(): boolean;
  /** What is left out where it cannot be installed; without this the tests do not start. */
  without?: string;
}

const isDebian = existsSync('/etc/debian_version');

/** What tests need besides npm packages. */
const NEEDS: Need[] = [
  {
    name: 'a Chromium browser',
    package: 'chromium',
    isThere: () => findBrowser() !== undefined,
  },
  {
    name: 'a Chromium without windows',
    package: 'chromium-headless-shell',
    isThere: () => !isDebian || existsSync(HEADLESS_SHELL),
    without: 'the other Chromium runs the tests',
  },
  {
    name: 'letters as wide as Arial',
    package: 'fonts-liberation',
    isThere: () => !isDebian || existsSync('/usr/share/fonts/truetype/liberation'),
    without: 'pages shift more until their font is there than on visitors’ machines',
  },
  {
    name: 'nginx',
    package: 'nginx',
    isThere: () => !spawnSync('nginx', ['-v']).error,
  },
  {
    name: "nginx's module for files compressed by brotli",
    package: 'libnginx-mod-http-brotli-static',
    isThere: () => existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
    without: 'the edge sends gzip in the place of brotli',
  },
  {
    name: 'rsync',
    package: 'rsync',
    isThere: () => !spawnSync('rsync', ['--version']).error,
  },
  {
    name: 'Postgres',
    package: 'postgresql',
    isThere: hasPostgres,
  },
  {
    name: 'PgBouncer',
    package: 'pgbouncer',
    isThere: () => existsSync('/usr/sbin/pgbouncer') || !spawnSync('pgbouncer', ['-V']).error,
  },
];

/**
 * Installs what tests need and the machine lacks.
 * @throws UserError naming what could not be installed by any way.
 */
export function installNeeds(): void {
  for (const { name, package: packaged, isThere, without } of NEEDS) {
    if (isThere()) continue;
    console.log(`• installing ${name}`);
    if (packaged === 'chromium') run('npx', 'playwright', 'install', '--with-deps', packaged);
    if (!isThere() && isDebian) installByApt(packaged);
    if (!isThere()) run('sudo', '-n', 'dnf', 'install', '-y', packaged);
    if (!isThere()) run('brew', 'install', packaged);
    if (isThere()) continue;
    if (!without)
      throw new UserError(`${name} is missing and could not be installed: install it by hand.`);
    console.log(`• ${name} could not be installed: ${without}`);
  }
}

function run(command: string, ...words: string[]): void {
  spawnSync(command, words, { stdio: 'ignore', timeout: 600_000 });
}

/** Another apt, as unattended upgrades, may hold the locks; `update` waits for that of its lists by no option. */
function installByApt(name: string): void {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n';
  const install = 'apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends';
  const update = `timeout 60 sh -c 'until ${sudo} apt-get update; do sleep 5; done'`;
  run('sh', '-c', `export DEBIAN_FRONTEND=noninteractive; ${update}; ${sudo} ${install} ${name}`);
}

function hasPostgres(): boolean {
  if (!spawnSync('initdb', ['--version']).error) return true;
  const folder = '/usr/lib/postgresql';
  return existsSync(folder) && readdirSync(folder).length > 0;
}
