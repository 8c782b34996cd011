import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { UserError } from '@site/composer/base/errors.ts';
import { findBrowser, HEADLESS_SHELL } from './browser.ts';

interface Need {
  name: string;
  /** What Debian, Fedora and Homebrew call it. */
  package: string;
  /** Programs and absolute paths, of which one is enough; none for what `findBrowser` finds. */
  found: readonly string[];
  /** The effect where it cannot be installed; a need without this text is required. */
  without?: string;
}

const isDebian = existsSync('/etc/debian_version');

const OF_DEBIAN: Need[] = [
  {
    name: 'a Chromium without windows',
    package: 'chromium-headless-shell',
    found: [HEADLESS_SHELL],
    without: 'the other Chromium runs the tests',
  },
  {
    name: 'letters as wide as Arial',
    package: 'fonts-liberation',
    found: ['/usr/share/fonts/truetype/liberation'],
    without: 'pages shift more until their font is there than on visitors’ machines',
  },
];

/** What tests need besides npm packages. */
const NEEDS: Need[] = [
  { name: 'a Chromium browser', package: 'chromium', found: [] },
  ...(isDebian ? OF_DEBIAN : []),
  { name: 'nginx', package: 'nginx', found: ['nginx'] },
  {
    name: "nginx's module for files compressed by brotli",
    package: 'libnginx-mod-http-brotli-static',
    found: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    without: 'the edge sends gzip in the place of brotli',
  },
  { name: 'rsync', package: 'rsync', found: ['rsync'] },
  { name: 'Postgres', package: 'postgresql', found: ['initdb', '/usr/lib/postgresql'] },
  { name: 'PgBouncer', package: 'pgbouncer', found: ['pgbouncer', '/usr/sbin/pgbouncer'] },
];

/**
 * Installs what tests need and the machine lacks.
 * @throws UserError naming what could not be installed by any way.
 */
export function installNeeds(): void {
  for (const { name, package: packaged, found, without } of NEEDS) {
    const isThere = () => (found.length === 0 ? findBrowser() !== undefined : found.some(isFound));
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

/** Another apt, as unattended upgrades, may hold the locks; `apt-get update` has no option to wait for its lock. */
function installByApt(name: string): void {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n';
  const install = 'apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends';
  const update = `timeout 60 sh -c 'until ${sudo} apt-get update; do sleep 5; done'`;
  run('sh', '-c', `export DEBIAN_FRONTEND=noninteractive; ${update}; ${sudo} ${install} ${name}`);
}

function isFound(program: string): boolean {
  return program.startsWith('/') ? existsSync(program) : !spawnSync(program, ['--version']).error;
}
