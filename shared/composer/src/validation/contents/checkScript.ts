import { posix } from 'node:path';
import type { Manifest } from '@site/contract/manifest.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import { init, parse as parseImports } from 'es-module-lexer';
import { type Finding, finding } from '../finding.ts';

await init;

const MAX_FINDINGS = 5;

/** Holds one module of a build against the contract, without running it: it is whole, and what it imports is listed. */
export function checkScript(manifest: Manifest, file: string, code: string): Finding[] {
  const problem = (message: string) => finding(manifest, 'scripts', message, file);
  const folder = `/${manifest.name}`;
  try {
    const [imports] = parseImports(code);
    return imports
      .flatMap((found) => ('specifier' in found && found.specifier ? [found.specifier] : []))
      .filter((specifier) => {
        const address = posix.resolve(folder, posix.dirname(file), specifier);
        return !Object.hasOwn(manifest.files, posix.relative(folder, address));
      })
      .slice(0, MAX_FINDINGS)
      .map((specifier) => problem(`it imports ${specifier}, which the manifest does not list`));
  } catch (error) {
    return [problem(`it is no JavaScript module: ${messageOf(error)}`)];
  }
}
