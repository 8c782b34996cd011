import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedVersion } from '../bundling/imports/sharedPackages.ts';

const TEMPLATES = join(import.meta.dirname, '../../template');
const PACKAGE_OUTSIDE = /"((?!@site\/)[@\w/-]+)": "\*"/g;

const versioned = (_: string, name: string) => `"${name}": "^${installedVersion(name)}"`;

/** Copies a template over a folder, each of `words` replaced; packages of npm get the version that is installed here. */
export function copyTemplate(
  template: 'remote' | 'repository',
  folder: string,
  words: Readonly<Record<string, string>>,
): void {
  cpSync(join(TEMPLATES, template), folder, { recursive: true });
  for (const file of globSync('**/*.*', { cwd: join(TEMPLATES, template) })) {
    let text = readFileSync(join(folder, file), 'utf8');
    for (const [word, is] of Object.entries(words)) text = text.replaceAll(word, is);
    writeFileSync(join(folder, file), text.replace(PACKAGE_OUTSIDE, versioned));
  }
}
