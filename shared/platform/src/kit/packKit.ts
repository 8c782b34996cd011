import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { transformWithOxc } from 'vite';
import * as z from 'zod';
import { reachableSources } from '../bundling/reachableSources.ts';
import { distFolder, ROOT } from '../project/apps.ts';
import { kitImports, packagesOf } from './specifiers.ts';

const SHARED = join(ROOT, 'shared');
const WORK = join(ROOT, '.cache/kit');
const OUT = join(WORK, 'out');

/** Of platform and composer: the commands of a remote alone, and whatever remotes import by name. */
const ENTRIES = [
  'platform/src/commands/kit.ts',
  'platform/src/publish/main.ts',
  'platform/src/bundling/remote.ts',
  'platform/src/development/container.tsx',
  'platform/src/render/renderPage.tsx',
  'platform/src/render/buildDocument.ts',
  'platform/src/renderer/dataPage.ts',
  'composer/src/test/fixture.ts',
  'composer/src/validation/scriptWorker.ts',
  'platform/src/testing/testConfig.ts',
  'platform/src/testing/setup.ts',
  'platform/src/testing/setupDocument.ts',
];
/** Of the other folders: all but tests, and what only the shell uses. */
const FOLDERS = ['design/ui', 'content/src', 'site/src', 'contract/src', 'runtime/src'];
const LEFT_OUT = /\.test\.tsx?$|\/showcase\//;
/** Stylesheets that remotes import; what they import in turn goes with them. */
const STYLES = ['design/styles/remote.css', 'design/styles/carousel.css'];
/** Files that are taken as they are. */
const PLAIN = ['design/styles/fonts/*.{woff2,txt}', 'design/ui/**/*.css', 'content/src/*.d.ts'];
/** One copy for the shell and all remotes, or the remote's own choice: whoever has the kit brings it. */
const PEERS = ['react', 'react-dom', 'zod', '@site/contract', '@site/runtime'];
const OPTIONAL_PEERS = ['vitest', '@testing-library/react', '@testing-library/jest-dom'];

const versionsSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
type Package = z.infer<typeof versionsSchema>;

/**
 * Packs the contract, the runtime and the kit into `folder`, compiled, with types and whatever they
 * need declared. The shell must be built: its frame goes with the kit. Returns the files.
 * @throws UserError naming a package whose version no folder of the repository states.
 */
export async function packKit(folder: string): Promise<string[]> {
  rmSync(WORK, { recursive: true, force: true });
  const { files } = reachableSources(ENTRIES, SHARED);
  await compile(files);
  const versions = versionsOf();
  const [contract, runtime, platform] = ['contract', 'runtime', 'platform'].map(readPackage);
  if (!contract || !runtime || !platform) throw new UserError('A package of the kit is missing.');
  await writeOne(contract, 'contract/src', ['react', 'zod'], versions, {
    './*.ts': { types: './*.d.ts', default: './*.js' },
  });
  await writeOne(runtime, 'runtime/src', ['react', 'react-dom'], versions, {
    '.': { types: './index.d.ts', default: './index.js' },
    './package.json': './package.json',
  });
  await writeTheKit(files, platform, versions);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return ['contract', 'runtime', 'kit'].map((name) => {
    const said = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
      cwd: join(WORK, name),
      encoding: 'utf8',
    });
    return join(folder, said.trim());
  });
}

/**
 * Compiles for whoever has Node and no TypeScript, which refuses sources below node_modules: modules
 * one by one, then types of all.
 */
async function compile(platformFiles: readonly string[]): Promise<void> {
  const others = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: SHARED }));
  const files = [
    ...platformFiles,
    ...others.filter((file) => !LEFT_OUT.test(file) && !file.endsWith('.d.ts')),
  ];
  for (const file of files) {
    const source = readFileSync(join(SHARED, file), 'utf8');
    const { code } = await transformWithOxc(source, file, {
      jsx: { runtime: 'automatic', development: false },
      sourcemap: false,
    });
    write(join(OUT, file.replace(/\.tsx?$/, '.js')), code);
  }
  declareTypes(files.map((file) => join(SHARED, file)));
}

function declareTypes(files: readonly string[]): void {
  const config = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: SHARED,
      outDir: OUT,
    },
    files: [
      ...files,
      ...globSync('*/src/**/*.d.ts', { cwd: SHARED }).map((file) => join(SHARED, file)),
    ],
    include: [],
  };
  write(join(WORK, 'tsconfig.json'), json(config));
  try {
    execFileSync('tsc', ['--project', join(WORK, 'tsconfig.json')], { encoding: 'utf8' });
  } catch (error) {
    const { data } = z.object({ stdout: z.string() }).safeParse(error);
    throw new UserError(`The kit could not be compiled: ${data?.stdout ?? String(error)}`);
  }
}

/** A package of one folder: its files at the top. */
async function writeOne(
  { name, version }: Package,
  source: string,
  peers: string[],
  versions: Map<string, string>,
  exports: object,
): Promise<void> {
  const target = join(WORK, dirname(source));
  const needed = new Set<string>();
  for (const file of globSync('**/*.{js,d.ts}', { cwd: join(OUT, source) })) {
    const code = await kitImports(file, readFileSync(join(OUT, source, file), 'utf8'));
    for (const one of await packagesOf(file, code)) needed.add(one);
    write(join(target, file), code);
  }
  needed.delete(name);
  const manifest = { ...described(name, version), exports };
  write(join(target, 'package.json'), json({ ...manifest, ...needs(needed, peers, versions) }));
}

async function writeTheKit(
  platformFiles: string[],
  { version }: Package,
  versions: Map<string, string>,
): Promise<void> {
  const target = join(WORK, 'kit');
  const platform = platformFiles.flatMap((file) => {
    const base = file.replace(/\.tsx?$/, '');
    return [`${base}.js`, `${base}.d.ts`];
  });
  const others = globSync('{design,content,site}/**/*.{js,d.ts}', { cwd: OUT });
  const needed = new Set(['tailwindcss', '@testing-library/jest-dom']);
  for (const file of [...platform, ...others]) {
    const code = await kitImports(file, readFileSync(join(OUT, file), 'utf8'));
    for (const one of await packagesOf(file, code)) needed.add(one);
    write(join(target, file), code);
  }
  const styles = STYLES.flatMap(withImports);
  for (const file of [...styles, ...globSync(PLAIN, { cwd: SHARED })]) {
    cpSync(join(SHARED, file), join(target, file), { recursive: true });
  }
  cpSync(join(SHARED, 'platform/kit'), target, { recursive: true });
  cpSync(distFolder('shell'), join(target, 'frame'), { recursive: true });
  const manifest = {
    ...described('@site/kit', version),
    bin: { 'site-kit': './platform/src/commands/kit.js' },
    exports: {
      './vitest': './platform/src/testing/testConfig.js',
      './vite': './platform/src/bundling/remote.js',
      './client': { types: './client.d.ts' },
      './tsconfig.json': './tsconfig.json',
      './package.json': './package.json',
    },
    peerDependenciesMeta: Object.fromEntries(
      OPTIONAL_PEERS.map((name) => [name, { optional: true }]),
    ),
  };
  const all = needs(needed, [...PEERS, ...OPTIONAL_PEERS], versions);
  write(join(target, 'package.json'), json({ ...manifest, ...all }));
}

function withImports(file: string): string[] {
  const text = readFileSync(join(SHARED, file), 'utf8');
  const imported = [...text.matchAll(/^@import "(\.{1,2}\/[^"]+)"/gm)];
  return [file, ...imported.flatMap(([, name = '']) => withImports(join(dirname(file), name)))];
}

function described(name: string, version: string) {
  return { name, version, type: 'module', engines: { node: '>=22.12' } };
}

/** What a package's code names, as dependencies and peers, in the versions of this repository. */
function needs(named: Set<string>, peers: string[], versions: Map<string, string>) {
  const versionOf = (name: string) => {
    const version = versions.get(name);
    if (version) return version;
    throw new UserError(`The kit uses ${name}, which no package.json of the repository lists.`);
  };
  const entries = (names: string[]) =>
    Object.fromEntries(names.sort().map((name) => [name, versionOf(name)]));
  return {
    dependencies: entries([...named].filter((name) => !peers.includes(name))),
    peerDependencies: entries(peers.filter((name) => named.has(name) || PEERS.includes(name))),
  };
}

/** The range that the repository states for each package. */
function versionsOf(): Map<string, string> {
  const versions = new Map<string, string>();
  for (const file of globSync(['package.json', 'shared/*/package.json'], { cwd: ROOT })) {
    const { name, version, dependencies, devDependencies } = read(join(ROOT, file));
    for (const [one, range] of Object.entries({ ...devDependencies, ...dependencies }))
      if (range !== '*') versions.set(one, range);
    versions.set(name, `^${version}`);
  }
  return versions;
}

function readPackage(folder: string): Package {
  return read(join(SHARED, folder, 'package.json'));
}

function read(file: string): Package {
  return versionsSchema.parse({ version: '0.0.0', ...JSON.parse(readFileSync(file, 'utf8')) });
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
