/** The paths this remote owns, and the folder of `pages` that answers each. */
export const routes = {
  '/marketplace': 'marketplace',
  '/crm': 'crm',
  '/colageno24horas': 'collagen',
};

/** What these pages have in common: their heading on the map of the site. */
export const topic = 'Produtos e novidades';
