import type { EdgeConfiguration } from '../composing/edgeConfiguration.ts';

/*
 * The headers of nginx's configuration (`shared/composer/nginx/edge.conf.template`); a test holds
 * every answer of the start server against the edge's.
 */

/** How long browsers may keep a file that is there, by where it lies. */
export function assetCaching(path: string): string | undefined {
  if (/^\/(shell|mf-[a-z0-9-]+)\/assets\//.test(path)) return 'public, max-age=31536000, immutable';
  return /^\/(shell\/brand|mf-[a-z0-9-]+\/files)\//.test(path)
    ? 'public, max-age=86400'
    : undefined;
}

/** Policies of documents. */
export function documentHeaders(configuration: EdgeConfiguration): Record<string, string> {
  const { connect, monitor } = configuration;
  const [scripts, styles] = [configuration.scripts, configuration.styles].map((hashes) =>
    hashes.map((hash) => `'${hash}'`).join(' '),
  );
  const report = monitor && `; report-uri ${monitor}`;
  return {
    'content-security-policy': `default-src 'self'; script-src 'self' ${scripts}; style-src 'self' ${styles}; img-src 'self' data: https:; font-src 'self' data:; connect-src 'self' ${connect.join(' ')}; frame-src https://www.google.com https://www.youtube-nocookie.com; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'${report}`,
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}
