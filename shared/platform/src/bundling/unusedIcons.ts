import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, parseAst } from 'vite';
import { appFolder } from '../project/apps.ts';
import { DESIGN, sourcesBelow, usedComponents } from './unusedComponents.ts';

const PATHS = /\/icons\/paths\.(?:ts|js)$/;
const QUOTED = /(["'`])([a-z]+(?:-[a-z]+)*)\1/g;

/**
 * Keeps from an app's modules the drawings of icons that it never names: they stand in one table,
 * of which no bundler drops a row. A name counts where it stands in quotes, in the app's sources or in
 * components that it uses; pages are rendered with all of them.
 */
export function withoutUnusedIcons(app: string): Plugin {
  return {
    name: 'site:without-unused-icons',
    transform: {
      filter: { id: PATHS },
      handler(code, id) {
        if (!id.startsWith(DESIGN)) return null;
        const folder = join(appFolder(app), 'src');
        const sources = [...sourcesBelow(folder), ...usedComponents(folder)];
        const texts = sources
          .filter((file) => file !== id)
          .map((file) => readFileSync(file, 'utf8'));
        return { code: onlyNamed(code, 'iconPaths', namesIn(texts)), map: null };
      },
    },
  };
}

/** All small words in quotes. */
export function namesIn(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) => [...text.matchAll(QUOTED)].map(([, , name = '']) => name)),
  );
}

/**
 * The code of a module whose exported table has only rows with these names.
 * @throws Error when the module exports no such table.
 */
export function onlyNamed(code: string, table: string, names: ReadonlySet<string>): string {
  for (const node of parseAst(code).body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || id.name !== table || init?.type !== 'ObjectExpression')
        continue;
      const kept = init.properties.filter((row) => {
        if (row.type !== 'Property') return true;
        if (row.key.type === 'Identifier') return names.has(row.key.name);
        return row.key.type !== 'Literal' || names.has(String(row.key.value));
      });
      const rows = kept.map(({ start, end }) => code.slice(start, end)).join(',');
      return `${code.slice(0, init.start)}{${rows}}${code.slice(init.end)}`;
    }
  }
  throw new Error(`No table ${table} is left to shorten.`);
}
