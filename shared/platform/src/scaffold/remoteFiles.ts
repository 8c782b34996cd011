import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installedVersion } from '../bundling/imports/sharedPackages.ts';

/** A remote that is about to be. */
export interface NewRemote {
  /** Its folder and its name everywhere, as in `mf-eventos`. */
  name: string;
  /** Path of its first page, as in `/eventos`. */
  path: string;
  /** Whether another remote had that path until now. */
  takesOver: boolean;
}

/** Writes a remote with one page, which builds and keeps the contract as it is. */
export function writeRemote(folder: string, remote: NewRemote): void {
  for (const [file, text] of Object.entries(filesOf(remote))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function filesOf({ name, path, takesOver }: NewRemote): Record<string, string> {
  const title = titleOf(path);
  const installed = (tool: string) => `^${installedVersion(tool)}`;
  const manifest = {
    name,
    private: true,
    version: '1.0.0',
    type: 'module',
    scripts: { build: 'node ../shared/platform/run.mjs build .' },
    dependencies: {
      '@site/contract': '*',
      '@site/design': '*',
      '@site/runtime': '*',
      react: installed('react'),
    },
    devDependencies: {
      '@testing-library/react': installed('@testing-library/react'),
      vitest: installed('vitest'),
    },
  };
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'README.md': readme(name, path),
    'src/remote.ts': REMOTE,
    'src/routes.ts': `/** The paths this remote owns, and the folder of \`pages\` that answers each. */
export const routes = {
  '${path}': ${takesOver ? "{ folder: 'front', takesOver: true }" : "'front'"},
};
`,
    'src/styles.css': '@import "@site/design/styles/remote.css";\n@source "./";\n',
    'src/pages/front/content.ts': `export const content = {
  head: {
    title: '${title}',
    description: 'Em breve, tudo sobre esta página.',
  },
  breadcrumb: '${title}',
  title: '${title}',
  lead: 'Em breve, tudo sobre esta página.',
};
`,
    'src/pages/front/Page.tsx': PAGE,
    'src/pages/front/Page.test.tsx': PAGE_TEST,
  };
}

/** `/cursos/gestao-de-pessoas` → `Gestao de pessoas`: a beginning, for the team to write better. */
function titleOf(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const REMOTE = `import type { PageModule } from '@site/contract/contract.ts';
import { defineRemote } from '@site/contract/defineRemote.ts';
import { name } from '../package.json';
import { routes } from './routes.ts';

/** What this remote exposes through Module Federation. */
export default defineRemote(name, routes, import.meta.glob<PageModule>('./pages/*/Page.tsx'));
`;

const PAGE = `import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { content } from './content.ts';

export default function FrontPage() {
  const { title, lead, breadcrumb } = content;
  return <PageHero title={title} lead={lead} breadcrumb={breadcrumb} />;
}
`;

const PAGE_TEST = `// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { content } from './content.ts';
import Page from './Page.tsx';

it('says what it is about', () => {
  render(<Page />);
  expect(screen.getByRole('heading', { level: 1, name: content.title })).toBeInTheDocument();
});
`;

const readme = (name: string, path: string) => `# ${name}

| path | folder |
|---|---|
| \`${path}\` | \`src/pages/front\` |

- Develop: \`npm run dev -- ${name}\`, then open one of the paths.
- Build alone: \`npm run build -w ${name}\`; result in \`dist/\`.
- Test alone: \`npx vitest run ${name}\`.
- Hold against the contract: \`npm run check:remote -- ${name}\`.

Add a page: [docs/adding-pages.md](../docs/adding-pages.md).
`;
