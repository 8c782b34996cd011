/** The paths this remote owns, the folder of `pages` that answers each, and the schema pages share. */
export const routes = {
  '/marketplace': { folder: 'marketplace', schema: 'teaser' },
  '/crm': { folder: 'crm', schema: 'teaser' },
  '/colageno24horas': 'collagen',
};

/** What these pages have in common: their heading on the map of the site. */
export const topic = 'Produtos e novidades';
