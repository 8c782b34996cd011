/** The paths this remote owns, and the folder of `pages` that answers each. */
export const routes = {
  '/canais-manifestacao': 'directory',
  '/ouvidoria': 'ombudsman',
};

/** What these pages have in common: their heading on the map of the site. */
export const topic = 'Manifestações e denúncias';
