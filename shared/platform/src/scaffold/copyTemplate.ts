import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedVersion } from '../bundling/imports/sharedPackages.ts';

const TEMPLATES = join(import.meta.dirname, '../../template');
const PACKAGE_OUTSIDE = /"((?!@site\/)[@\w/-]+)": "\*"/g;

/**
 * Copies a template, `remote` or `repository`, for a remote called `name`; packages of npm get the version
 * that is installed here. `edit` changes each file besides.
 */
export function copyTemplate(
  template: 'remote' | 'repository',
  folder: string,
  name: string,
  edit = (text: string) => text,
): void {
  cpSync(join(TEMPLATES, template), folder, { recursive: true });
  for (const file of globSync('**/*.*', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8')
      .replaceAll('mf-novo', name)
      .replace(PACKAGE_OUTSIDE, (_, tool) => `"${tool}": "^${installedVersion(tool)}"`);
    writeFileSync(join(folder, file), edit(text));
  }
}

/** Its first page is at `path`. */
export function writeRemote(folder: string, name: string, path: string): void {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
  // A beginning, for the team to write better.
  const title = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  copyTemplate('remote', folder, name, (text) =>
    text
      .replaceAll('/novo', path)
      .replaceAll('../../../../', '../')
      .replaceAll("'Novo'", `'${title}'`),
  );
}
