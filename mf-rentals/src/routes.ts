/** The paths this remote owns, and the folder of `pages` that answers each. */
export const routes = {
  '/aluguel-auditorio': 'auditorium',
  '/aluguel-salas-comerciais': 'rooms',
  '/aluguel-podcast': 'podcast',
  '/endereco-fiscal': 'fiscal-address',
};

/** What these pages have in common: their heading on the map of the site. */
export const topic = 'Espaços e endereço fiscal';
