/** The paths this remote owns, the folder of `pages` that answers each, and the schema pages share. */
export const routes = {
  '/vagas': 'listings',
  '/vagas/:vaga': 'vacancy',
  '/curriculos': { folder: 'resumes', schema: 'gated' },
  '/oferta-trabalho': { folder: 'job-offers', schema: 'gated' },
  '/dashboard-empregador': { folder: 'employer-dashboard', schema: 'gated' },
};

/** What these pages have in common: their heading on the map of the site. */
export const topic = 'Vagas e currículos';
