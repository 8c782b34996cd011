import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { certify } from './certify.ts';

/** A throw-away Postgres of this machine, reachable by a unix socket. */
export type Cluster = ReturnType<typeof startCluster>;

const superuser = 'postgres';

/**
 * Creates and starts a cluster in a temporary folder; at a port it is as hosted ones are, by TLS alone.
 *
 * @throws Error with a sentence that says what to install when Postgres is missing.
 */
export function startCluster(port?: number) {
  const programs = findPrograms();
  const folder = temporaryFolder();
  const data = join(folder, 'data');
  mkdirSync(data);
  const owner = unprivilegedUser();
  if (owner !== undefined) for (const path of [folder, data]) chownSync(path, owner.uid, owner.gid);

  const asOwner = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { cwd: folder, stdio: 'pipe', ...owner });
  const words = ['-A', 'trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  asOwner('initdb', '-D', data, '-U', superuser, ...words);
  const tls = port === undefined ? '' : `-c listen_addresses=127.0.0.1 -p ${port} -c ssl=on`;
  if (port !== undefined) certify(data, 'localhost', owner);
  // The superuser is let in by the socket; `authenticator`, or what comes from the network, by a password.
  const byPassword = port === undefined ? 'local all authenticator' : 'hostssl all all all';
  const rules = `${byPassword} scram-sha-256\nlocal all all trust\n`;
  writeFileSync(join(data, 'pg_hba.conf'), rules);
  const settings = `-k ${folder} -c listen_addresses= -c fsync=off ${tls}`;
  asOwner('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings);

  const env = {
    ...process.env,
    PGHOST: folder,
    ...(port !== undefined && { PGPORT: String(port) }),
    PATH: `${programs}${delimiter}${process.env.PATH}`,
  };
  return {
    /** Its files; those of TLS are `authority.pem`, `server.crt` and `server.key`. */
    data,
    /** The user of its server, where that is not the test's own. */
    owner,
    /** Environment in which psql finds this cluster. */
    env,
    /** Runs SQL with psql, rows as `a|b` lines. The user is the superuser unless given. */
    psql: (sql: string, { user = superuser, password = '', database = superuser } = {}) => {
      const args = ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-U', user, '-d', database, '-c', sql];
      return spawnSync('psql', args, { encoding: 'utf8', env: { ...env, PGPASSWORD: password } });
    },
    stop: () => void asOwner('pg_ctl', 'stop', '-m', 'immediate', '-D', data),
  };
}

function findPrograms(): string {
  const folders = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  const found = [...folders, ...(process.env.PATH ?? '').split(delimiter)].find((folder) =>
    existsSync(join(folder, 'initdb')),
  );
  if (found !== undefined) return found;
  throw new Error(
    'Postgres is missing: install it with `apt-get install postgresql` (or put its initdb, pg_ctl and psql on PATH).',
  );
}

/** Postgres refuses to run as root; any other existing user will do. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
