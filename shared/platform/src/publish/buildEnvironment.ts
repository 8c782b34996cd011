import type { ViteBuilder } from 'vite';
import type { BuiltFile } from '../bundling/graph.ts';

/** Builds an environment of an app, `client`, `ssr` or `renderer`, where the app has it. Returns its files. */
export async function buildEnvironment(
  builder: ViteBuilder,
  name: string,
): Promise<readonly BuiltFile[]> {
  const environment = builder.environments[name];
  if (!environment) return [];
  const [built] = [await builder.build(environment)].flat();
  return built && 'output' in built ? built.output : [];
}
