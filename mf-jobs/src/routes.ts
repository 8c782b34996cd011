/** The paths this remote owns, and the folder of `pages` that answers each. */
export const routes = {
  '/vagas': 'listings',
  '/vagas/:vaga': 'vacancy',
  '/curriculos': 'resumes',
  '/oferta-trabalho': 'job-offers',
  '/dashboard-empregador': 'employer-dashboard',
};

/** What these pages have in common: their heading on the map of the site. */
export const topic = 'Vagas e currículos';
