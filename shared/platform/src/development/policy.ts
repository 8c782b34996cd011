import documentHeaders from '@site/composer/nginx/documentHeaders.json' with { type: 'json' };
import { hashSource, inlineSources, policyTag } from '@site/composer/site/documentPolicy.ts';
import { connectOrigins, readSite } from '../project/readSite.ts';

const INLINE = /<script type="module">([\s\S]*?)<\/script>/g;

/**
 * The edge's policies of a document, as far as Vite can live with them: its styles are inline, and a changed page
 * hydrates once more in a frame of the same origin.
 */
export function developmentHeaders(): Record<string, string> {
  const policy = documentHeaders['Content-Security-Policy']
    .replace(/\$\w+/, '')
    .replace('frame-src', "frame-src 'self'")
    .replace("worker-src 'self'", "worker-src 'self' blob:")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  const { 'X-Frame-Options': _, ...headers } = documentHeaders;
  return { ...headers, 'Content-Security-Policy': policy };
}

/** The composer's policy for what a document holds; `shell` is the shell's head, `vite` what Vite adds to it. */
export function developmentPolicy(shell: string, vite: string): string {
  const own = [...vite.matchAll(INLINE)].map(([, text = '']) => hashSource(text));
  const scripts = [...inlineSources(shell, 'script'), ...own];
  return policyTag(scripts, ["'unsafe-inline'"], connectOrigins(readSite()));
}
