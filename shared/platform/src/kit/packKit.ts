import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { distFolder, ROOT } from '../project/apps.ts';
import { packageSchema } from '../project/packageFile.ts';

const WORK = join(ROOT, '.cache/kit');

/** The packages of the workspace that a remote in a repository of its own installs. */
const PACKAGES = globSync('{shared/*,shell}/package.json', { cwd: ROOT }).map(dirname);
const PLAIN = [
  'shared/content/src/{*.d.ts,photos/*.{avif,webp}}',
  'shared/design/{styles,ui}/**/*.{css,ttf,woff2,txt}',
  'shared/design/{,styles/}README.md',
  'shared/platform/kit/*',
  'shell/src/**/*.css',
  // TypeScript 7.0 emits a JSON file that is imported in most runs, not in all (10 of 12).
  'shared/edge/nginx/{types,documentHeaders}.json',
  'shared/design/brand/webManifest.json',
];
/** One copy for the shell and all remotes, which the remote brings. */
const PEERS = /^(?:@site\/.*|react|react-dom|zod)$/;
/** Only commands of the repository need it. */
const REPOSITORY_ONLY = '@site/supabase';

const packedSchema = packageSchema.extend({
  exports: z.record(z.string(), z.string()).default({}),
});
/** The ending of a compiled file, by the ending in an import; its types are found beside it. */
const ENDINGS = { '.ts': '.js', '.tsx': '.js', '.d.ts': '.d.ts', '': '' };

/**
 * Packs the packages that remotes use into `folder`, compiled: Node refuses TypeScript below node_modules. The shell
 * must be built: its frame goes with the platform. Returns the files.
 */
export function packKit(folder: string): string[] {
  rmSync(WORK, { recursive: true, force: true });
  execFileSync('tsc', ['--project', join(import.meta.dirname, 'compile.json')]);
  for (const file of globSync(PLAIN, { cwd: ROOT })) cpSync(join(ROOT, file), join(WORK, file));
  cpSync(distFolder('shell'), join(WORK, 'shared/platform/frame'), { recursive: true });
  // npm caches each version, and `npm ci` refuses other bytes under the same one: each kit has its own version.
  const third = String(Math.floor(Date.now() / 1000));
  for (const name of PACKAGES) {
    const manifest = compiled(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));
    const version = manifest.version.replace(/\d+$/, third);
    const packed = JSON.stringify({ ...manifest, version }, null, 2);
    writeFileSync(join(WORK, name, 'package.json'), packed);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const folders = PACKAGES.map((name) => `./${name}`);
  const words = ['pack', '--silent', '--pack-destination', folder, ...folders];
  execFileSync('npm', words, { cwd: WORK });
  return globSync(join(folder, '*.tgz'));
}

/** What a package.json says once its sources are compiled: the same names lead to other files. */
function compiled(text: string) {
  const sources = JSON.parse(text.replaceAll(/\.tsx?(?=")/g, '.js'));
  // Left out: fields that only the build of a package needs.
  const {
    private: _,
    scripts,
    devDependencies,
    dependencies,
    exports,
    ...manifest
  } = packedSchema.parse(sources);
  const all = Object.entries(dependencies).filter(([name]) => name !== REPOSITORY_ONLY);
  const those = (isPeer: boolean) =>
    Object.fromEntries(all.filter(([name]) => PEERS.test(name) === isPeer));
  const led = Object.entries(exports).flatMap(([name, file]) =>
    file.endsWith('*')
      ? Object.entries(ENDINGS).map(([from, to]) => [name + from, file + to])
      : [[name, file]],
  );
  return {
    ...manifest,
    // The shell has no scope here: it is no package that anything imports.
    name: manifest.name === 'shell' ? '@site/shell' : manifest.name,
    engines: { node: '>=22.12' },
    ...(led.length > 0 && { exports: Object.fromEntries(led) }),
    dependencies: those(false),
    peerDependencies: those(true),
  };
}
