import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import type { Rolldown } from 'vite';
import { appFolder } from '../project/apps.ts';

export type BuiltFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

export type BuiltFiles = Record<string, readonly BuiltFile[]>;

/** Built file of a source, `('mf-rentals', files, 'src/remote.ts')`, or of a chunk's name; relative to the build. */
export function builtFile(app: string, files: readonly BuiltFile[], source: string): string {
  const path = join(appFolder(app), source);
  const built = files.find((file) =>
    file.type === 'chunk'
      ? file.facadeModuleId === path || file.name === source
      : file.originalFileNames.includes(source),
  );
  if (!built) throw new UserError(`${app}: the build has no file for ${source}.`);
  return built.fileName;
}

/** The stylesheets that modules of a build import; no module imports `src/styles.css`. */
export function importedStylesheets(files: readonly BuiltFile[]): string[] {
  return files.flatMap((file) =>
    file.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [],
  );
}

/** A source's built file and all that it imports statically, each once, after what it imports. */
export function staticGraph(app: string, files: readonly BuiltFile[], source: string): string[] {
  const seen = new Set<string>();
  const graph: string[] = [];
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const file = files.find(({ fileName }) => fileName === name);
    if (file?.type === 'chunk') file.imports.forEach(visit);
    graph.push(name);
  };
  visit(builtFile(app, files, source));
  return graph;
}
