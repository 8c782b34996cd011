import { build, type Plugin } from 'vite';
import { BUILD_TARGETS } from '../targets.ts';

const QUERY = '?inline-script';

/**
 * `import code from './main.ts?inline-script'` is the text of that module with all that it uses of its imports,
 * minified, for a `<script>` in a document.
 */
export function inlineScript(): Plugin {
  return {
    name: 'site:inline-script',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(QUERY)) return null;
      const source = id.slice(0, -QUERY.length);
      // In the kit the module is compiled.
      const resolved =
        (await this.resolve(source, importer)) ??
        (await this.resolve(source.replace(/\.ts$/, '.js'), importer));
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
