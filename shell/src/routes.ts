/** The shell's own pages: what the edge answers when no remote can, and the search. */
export const routes = {
  '/400': 'refused',
  '/404': 'not-found',
  '/503': 'unavailable',
  '/busca': 'search',
};

export const redirects = { '/contato': '/seja-parceiro' };

/** What these pages have in common: their heading on the map of the site. */
export const topic = 'Este site';
