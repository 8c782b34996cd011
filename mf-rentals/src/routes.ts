/** The paths this remote owns, and the folder of `pages` that answers each. */
export const routes = {
  '/aluguel-auditorio': 'auditorium',
  '/aluguel-salas-comerciais': 'rooms',
  '/aluguel-podcast': 'podcast',
  '/endereco-fiscal': 'fiscal-address',
};
