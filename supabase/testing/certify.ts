import { spawnSync } from 'node:child_process';

/**
 * An authority of its own and a certificate of a name by it: `authority.pem`, `server.crt` and `server.key` in a
 * folder, which `owner` may write.
 */
export function certify(folder: string, name: string, owner?: { uid: number; gid: number }): void {
  const script = `umask 077 && exec 2> /dev/null
    openssl req -x509 -newkey rsa:2048 -nodes -keyout authority.key -out authority.pem -subj /CN=own -days 2
    openssl req -newkey rsa:2048 -nodes -keyout server.key -out server.csr -subj /CN=${name}
    echo subjectAltName=DNS:${name} > names
    openssl x509 -req -in server.csr -CA authority.pem -CAkey authority.key -out server.crt -extfile names -days 2`;
  spawnSync('sh', ['-c', script], { cwd: folder, ...owner });
}
