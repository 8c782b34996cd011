/** The paths this remote owns, and the folder of `pages` that answers each. */
export const routes = {
  '/vagas': 'listings',
  '/curriculos': 'resumes',
  '/oferta-trabalho': 'job-offers',
  '/dashboard-empregador': 'employer-dashboard',
};
