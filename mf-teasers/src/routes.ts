/** The paths this remote owns, the folder of `pages` that answers each, and the schema pages share. */
export const routes = {
  '/marketplace': { folder: 'marketplace', schema: 'teaser' },
  '/crm': { folder: 'crm', schema: 'teaser' },
  '/colageno24horas': 'collagen',
};
