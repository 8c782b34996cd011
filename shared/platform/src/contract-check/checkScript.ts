import { posix } from 'node:path';
import type { Manifest } from '@site/contract/manifest.ts';
import { parse as parseProgram } from 'acorn';
import { init, parse as parseImports } from 'es-module-lexer';
import { messageOf } from '../project/errors.ts';
import type { Finding } from './finding.ts';

/** Holds one module of a build against the contract, without running it: it parses, and what it imports is listed. */
export async function checkScript(
  manifest: Manifest,
  file: string,
  code: string,
): Promise<Finding[]> {
  const finding = (message: string): Finding => ({
    publisher: manifest.name,
    file,
    rule: 'scripts',
    message,
  });
  await init;
  try {
    parseProgram(code, { ecmaVersion: 'latest', sourceType: 'module' });
    const [imports] = parseImports(code);
    return imports
      .flatMap((found) => ('specifier' in found && found.specifier ? [found.specifier] : []))
      .filter((specifier) => !isListed(manifest, file, specifier))
      .map((specifier) => finding(`it imports ${specifier}, which the manifest does not list`));
  } catch (error) {
    return [finding(`it is no JavaScript module: ${messageOf(error)}`)];
  }
}

function isListed(manifest: Manifest, importer: string, specifier: string): boolean {
  const own = `/${manifest.name}/`;
  const target = specifier.startsWith(own)
    ? specifier.slice(own.length)
    : posix.join(posix.dirname(importer), specifier);
  return target in manifest.files;
}
