/** What is held against each other: the same pages from the same sources, each built another way. */
export const VARIANTS = {
  site: 'this site',
  spa: 'single-bundle SPA',
  federation: 'client-rendered federation',
  limit: 'limit: the page without scripts',
} as const;

export type Variant = keyof typeof VARIANTS;

/** One page of each remote, and the two heaviest. */
export const PATHS = ['/', '/aluguel-auditorio', '/canais-manifestacao', '/vagas', '/crm'] as const;
