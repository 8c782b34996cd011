import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { expect, test } from 'vitest';

test('passwords are made once, long and for their readers alone; of one’s own any sign will do', () => {
  const scratch = temporaryFolder();
  const [superuser, login, own] = ['superuser', 'login', 'own'].map((name) => join(scratch, name));
  for (const folder of [superuser, login, own]) mkdirSync(folder ?? '');
  const makePasswords = (changes: NodeJS.ProcessEnv = {}) =>
    spawnSync('sh', [join(import.meta.dirname, 'passwords.sh')], {
      encoding: 'utf8',
      env: { ...process.env, SUPERUSER_FOLDER: superuser, AUTHENTICATOR_FOLDER: login, ...changes },
    });
  const read = (file: string) => readFileSync(join(scratch, file), 'utf8');
  const passwordIn = (folder: string) =>
    decodeURIComponent(new URL(read(`${folder}/address`)).password);
  expect(makePasswords()).toMatchObject({ status: 0, stderr: '' });
  const made = read('superuser/password');
  expect(made).toMatch(/^[0-9a-f]{48}$/);
  expect(read('login/password')).not.toBe(made);
  expect(passwordIn('login')).toBe(read('login/password'));
  expect(read('login/address')).toContain('@postgres:5432/');
  expect(statSync(join(scratch, 'login/password')).mode & 0o777).toBe(0o400);
  expect(makePasswords({ POSTGRES_PASSWORD: 'other' })).toMatchObject({ status: 0, stdout: '' });
  expect(read('superuser/password')).toBe(made);
  makePasswords({ AUTHENTICATOR_FOLDER: own, AUTHENTICATOR_PASSWORD: 'ã@/#"\'' });
  expect(passwordIn('own')).toBe('ã@/#"\'');
});
