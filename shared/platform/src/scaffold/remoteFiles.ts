import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedVersion } from '../bundling/imports/sharedPackages.ts';

/** A remote with one page, called `mf-novo`, at `/novo`. */
const TEMPLATE = join(import.meta.dirname, '../../template/remote');
const PACKAGE_OUTSIDE = /"((?!@site\/)[@\w/-]+)": "\*"/g;

/** A remote that is about to be. */
export interface NewRemote {
  /** Its folder and its name everywhere, as in `mf-eventos`. */
  name: string;
  /** Path of its first page, as in `/eventos`. */
  path: string;
  /** Whether another remote had that path until now. */
  takesOver: boolean;
}

/** Copies the template of a remote, which builds and keeps the contract as it is, under its own name. */
export function writeRemote(folder: string, { name, path, takesOver }: NewRemote): void {
  cpSync(TEMPLATE, folder, { recursive: true });
  const route = takesOver ? "{ folder: 'front', takesOver: true }" : "'front'";
  for (const file of globSync('**/*.*', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8')
      .replaceAll('mf-novo', name)
      .replaceAll('/novo', path)
      .replaceAll("'Novo'", `'${titleOf(path)}'`)
      .replace(": 'front'", `: ${route}`)
      .replace(PACKAGE_OUTSIDE, (_, tool) => `"${tool}": "^${installedVersion(tool)}"`);
    writeFileSync(join(folder, file), text);
  }
}

/** `/cursos/gestao-de-pessoas` → `Gestao de pessoas`: a beginning, for the team to write better. */
function titleOf(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
