import { build, type Plugin } from 'vite';
import { BUILD_TARGETS } from '../targets.ts';

const QUERY = '?inline-script';

/**
 * `import code from './main?inline-script'` is the text of that module with all that it uses of its imports, minified,
 * for a `<script>` in a document. Without its ending: in the kit the module is compiled.
 */
export function inlineScript(): Plugin {
  return {
    name: 'site:inline-script',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(QUERY)) return null;
      const resolved = await this.resolve(id.slice(0, -QUERY.length), importer);
      return resolved && `${resolved.id}${QUERY}`;
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      return `export default ${JSON.stringify(await bundled(id.slice(0, -QUERY.length)))}`;
    },
  };
}

async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    // Directives of packages of which nothing is taken.
    logLevel: 'error',
    build: {
      write: false,
      target: BUILD_TARGETS,
      rollupOptions: {
        input: entry,
        treeshake: { moduleSideEffects: (id: string) => id === entry },
        output: { format: 'iife' },
      },
    },
  });
  const [output] = [result].flat();
  const [chunk] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} gave no script.`);
  return chunk.code.trim();
}
