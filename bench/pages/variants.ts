/** What is held against each other: the same pages from the same sources, each built another way. */
export const VARIANTS = {
  site: 'this site',
  before: 'before: another commit',
  spa: 'single-bundle SPA',
  federation: 'client-rendered federation',
  'module-federation': '@module-federation/vite',
  astro: 'Astro with islands',
  limit: 'limit: the rules that match the page alone',
} as const;

export type Variant = keyof typeof VARIANTS;

/** Those that render in the browser alone. */
export type ClientForm = 'spa' | 'federation' | 'module-federation';

/** A page of each remote, and the heaviest. */
export const PATHS: readonly string[] = [
  '/',
  '/aluguel-auditorio',
  '/endereco-fiscal',
  '/canais-manifestacao',
  '/vagas',
  '/crm',
];

/** Where a visitor goes on to: a page of another remote that every footer leads to. */
export function nextOf(path: string): string {
  return path === '/canais-manifestacao' ? '/sobre' : '/ouvidoria';
}
