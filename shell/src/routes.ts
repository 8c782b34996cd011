/** The shell's own pages: what the edge answers when no remote can. */
export const routes = {
  '/404': 'not-found',
  '/503': 'unavailable',
};
