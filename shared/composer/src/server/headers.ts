import type { EdgeConfiguration } from '../composing/edgeConfiguration.ts';

/*
 * The headers of nginx's configuration (`shared/composer/nginx/edge.conf.template`); a test holds
 * every answer of the start server against the edge's.
 */

/** Content types by ending, as nginx has them. */
export const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

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
