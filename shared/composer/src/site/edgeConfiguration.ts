/** What the edge cannot see from the files of the site. */
export interface EdgeConfiguration {
  /** Old path → new path. */
  redirects: Record<string, string>;
  /** Origin of the public site, as in canonical addresses. */
  origin: string;
  /** Claimed patterns. */
  patterns: string[];
  /** Where browsers report what the policy kept out; empty for nowhere. */
  monitor: string;
}

/** Its two forms in the store's `site`: for CDNs as JSON, for nginx and the start server as maps. */
export const EDGE_FILES = { json: 'state/edge.json', maps: 'state/edge.conf' };
