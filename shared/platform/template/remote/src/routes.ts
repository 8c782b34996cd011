/** The paths this remote owns, and the folder of `pages` that answers each. */
export const routes = {
  '/novo': 'front',
};
