/** What a remote's packages are, as package.json lists them. */
interface Packages {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Brought along by whoever stands alone; in the site's repository they are the root's. */
const PEERS = ['react', 'react-dom', 'zod'];
const TOOLS = [
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
 * The files at the top of a remote's own repository. `own` is what its package.json says in the
 * site's repository, `kit` where the kit's three packages are, `versionOf` the site's version of a
 * package.
 */
export function aloneFiles(
  own: { name: string; version: string } & Packages,
  kit: Record<string, string>,
  versionOf: (name: string) => string,
): Record<string, string> {
  const outside = (packages: Record<string, string>, more: readonly string[]) => {
    const names = Object.keys(packages).filter((name) => !name.startsWith('@site/'));
    const all = [...new Set([...names, ...more])].sort();
    return Object.fromEntries(all.map((name) => [name, packages[name] ?? versionOf(name)]));
  };
  const manifest = {
    name: own.name,
    private: true,
    version: own.version,
    type: 'module',
    scripts: {
      dev: 'site-kit dev',
      build: 'site-kit build',
      check: 'site-kit check',
      test: 'vitest run',
      types: 'tsc',
    },
    dependencies: { ...kit, ...outside(own.dependencies, PEERS) },
    devDependencies: outside(
      Object.fromEntries(
        Object.entries(own.devDependencies).filter(([name]) => !PEERS.includes(name)),
      ),
      TOOLS,
    ),
  };
  const config = { extends: '@site/kit/tsconfig.json', include: ['src', 'server', '*.ts'] };
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'tsconfig.json': `${JSON.stringify(config, null, 2)}\n`,
    'vitest.config.ts':
      "import { testConfig } from '@site/kit/vitest';\n\nexport default testConfig();\n",
    '.gitignore': 'node_modules/\ndist/\n.cache/\n',
  };
}
