import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import * as z from 'zod';
import { installedVersion } from '../bundling/imports/sharedPackages.ts';
import { appFolder } from '../project/apps.ts';

const packagesSchema = z.record(z.string(), z.string()).default({});
const packageSchema = z.looseObject({
  version: z.string().default('0.0.0'),
  dependencies: packagesSchema,
  devDependencies: packagesSchema,
});

/** In the site's repository these are the root's. */
const PEERS = ['react', 'react-dom', 'zod'];
const TOOLS = [
  '@biomejs/biome',
  // What the next two ask for; yarn 1 installs no such package by itself.
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jsdom',
  'typescript',
  'vitest',
];

/**
 * Copies a remote of this repository into a folder that needs nothing of it but the packed kit.
 * `tarballs` are the kit's files. What is here stays.
 * @throws UserError when the folder is there already, or holds something.
 */
export function takeOut(app: string, folder: string, tarballs: readonly string[]): void {
  if (existsSync(folder) && globSync('*', { cwd: folder }).length > 0)
    throw new UserError(`${folder} is there already.`);
  mkdirSync(join(folder, 'kit'), { recursive: true });
  for (const part of ['src', 'renderer', 'files']) {
    if (existsSync(join(appFolder(app), part)))
      cpSync(join(appFolder(app), part), join(folder, part), { recursive: true });
  }
  const kit = tarballs.map((file) => {
    cpSync(file, join(folder, 'kit', basename(file)));
    const [, name] = /^site-(\w+)-/.exec(basename(file)) ?? [];
    return [`@site/${name}`, `file:kit/${basename(file)}`];
  });
  const files = ownFiles(app, Object.fromEntries(kit));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
}

/** The files at the top of a remote's own repository. `kit` says where the packages of the kit are. */
function ownFiles(app: string, kit: Record<string, string>): Record<string, string> {
  const own = packageSchema.parse(
    JSON.parse(readFileSync(join(appFolder(app), 'package.json'), 'utf8')),
  );
  const outside = (packages: Record<string, string>, more: readonly string[]) => {
    const names = Object.keys(packages).filter((name) => !/^@site\//.test(name));
    const all = [...new Set([...names, ...more])].sort();
    return Object.fromEntries(
      all.map((name) => [name, packages[name] ?? `^${installedVersion(name)}`]),
    );
  };
  const dependencies = outside(own.dependencies, PEERS);
  const tools = Object.entries(outside(own.devDependencies, TOOLS));
  const manifest = {
    name: app,
    private: true,
    version: own.version,
    type: 'module',
    scripts: {
      dev: 'site-kit dev',
      build: 'site-kit build',
      check: 'site-kit check',
      lint: 'biome check',
      test: 'vitest run',
      types: 'tsc',
    },
    dependencies: { ...kit, ...dependencies },
    devDependencies: Object.fromEntries(tools.filter(([name]) => !(name in dependencies))),
  };
  const config = `{
  "extends": "@site/platform/kit/tsconfig.json",
  "include": ["src", "renderer", "*.ts"]
}
`;
  const lint = `{
  "extends": ["@site/platform/kit/lint.json"],
  "vcs": { "enabled": true, "clientKind": "git", "useIgnoreFile": true }
}
`;
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'tsconfig.json': config,
    'vitest.config.ts':
      "import { testConfig } from '@site/platform/testing/testConfig.ts';\n\nexport default testConfig();\n",
    'biome.json': lint,
    '.gitignore': 'node_modules/\ndist/\n.cache/\n',
    'README.md': `# ${app}

Its paths are in \`src/routes.ts\`. \`npm run dev -- --site https://…\` develops it inside a site, with
the components at \`/_ui\` and their use in \`node_modules/@site/design/README.md\`. \`npm run build\` builds it, \`npm test\`, \`npm run types\` and \`npm run lint\` test it, \`npm run check -- --against https://…\` holds the build against the contract.
`,
  };
}
