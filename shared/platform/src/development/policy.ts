import { inlineSources, policyTag } from '@site/composer/site/documentPolicy.ts';
import documentHeaders from '@site/edge/nginx/documentHeaders.json' with { type: 'json' };
import { connectOrigins, readSite } from '../project/readSite.ts';

/** The headers of every document, without what only an operator adds. */
export const EDGE_HEADERS = {
  ...documentHeaders,
  'Content-Security-Policy': documentHeaders['Content-Security-Policy'].replace(/\$\w+/, ''),
};

/** The same as far as Vite can live with them: a changed page hydrates once more in a frame of the same origin. */
export const DEVELOPMENT_HEADERS = {
  ...EDGE_HEADERS,
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy': EDGE_HEADERS['Content-Security-Policy']
    .replace('frame-src', "frame-src 'self'")
    .replace("worker-src 'self'", "worker-src 'self' blob:")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
};

/**
 * The composer's policy for a document with this head of the shell. Vite puts styles inline, and waits in a worker of
 * its own for a server that begins anew.
 */
export function developmentPolicy(shell: string): string {
  const scripts = inlineSources(shell, 'script');
  return policyTag(scripts, ["'unsafe-inline'"], connectOrigins(readSite())).replace(
    'script-src',
    "worker-src 'self' blob:; script-src",
  );
}
