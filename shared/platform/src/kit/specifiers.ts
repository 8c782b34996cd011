import { posix } from 'node:path';
import { init, parse } from 'es-module-lexer';

/** Folders of `shared/` that the kit holds, and where in them their sources lie. */
const SOURCES: Record<string, string> = {
  site: 'site/src',
  content: 'content/src',
  platform: 'platform/src',
  composer: 'composer/src',
  design: 'design',
};

/**
 * Makes a compiled file's imports those of the kit: `./a.ts` becomes `./a.js`, and what is a package
 * in the repository and a folder in the kit becomes the way there. `file` is a path in the kit.
 */
export async function kitImports(file: string, code: string): Promise<string> {
  if (file.endsWith('.d.ts')) {
    return code.replace(
      /((?:from|import) ?\(?["'])([^"']+)(["'])/g,
      (_, before: string, name: string, after: string) => before + inKit(file, name) + after,
    );
  }
  await init;
  const [imports] = parse(code);
  return imports.reduceRight((text, found) => {
    if (!('specifier' in found) || !found.specifier) return text;
    const { start, end, specifier } = found;
    const written = text.slice(start, end).replace(specifier, inKit(file, specifier));
    return text.slice(0, start) + written + text.slice(end);
  }, code);
}

/** Packages that a compiled file names, but those of Node. */
export async function packagesOf(file: string, code: string): Promise<string[]> {
  await init;
  const names = file.endsWith('.js')
    ? parse(code)[0].map((found) => ('specifier' in found ? (found.specifier ?? '') : ''))
    : [...code.matchAll(/(?:(?:from|import) ?\(?|types=)["']([^"']+)["']/g)].map(
        ([, name = '']) => name,
      );
  return names
    .filter((name) => /^(?:@[\w-]+\/)?[\w-]/.test(name) && !/^(?:node|virtual):/.test(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

function inKit(file: string, name: string): string {
  const compiled = name.replace(/\.tsx?$/, '.js');
  if (name.startsWith('.')) return compiled;
  const [, folder = '', rest = 'site.js'] = /^@site\/(\w+)(?:\/(.+))?$/.exec(compiled) ?? [];
  const source = SOURCES[folder];
  if (!source) return name;
  const way = posix.relative(posix.dirname(file), `${source}/${rest}`);
  return way.startsWith('.') ? way : `./${way}`;
}
