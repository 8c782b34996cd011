import type { SiteRouter } from '@site/runtime';

const location = { pathname: '/sobre', search: '', hash: '', state: null, key: '' };

/** A router that stands at `/sobre` and goes nowhere. */
export const standingRouter: SiteRouter = {
  getLocation: () => location,
  getTarget: () => location,
  subscribe: () => () => {},
  navigate: () => {},
};
