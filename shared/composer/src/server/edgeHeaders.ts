import { paramOf } from '@site/contract/paths.ts';
import type { EdgeConfiguration } from '../site/edgeMaps.ts';
import type { Asked } from './answers.ts';

/** The headers that the edge adds to an answer of this content type, as `edge.conf.template` says them. */
export function edgeHeaders(
  { target, path, preview }: Asked,
  status: number,
  type: string,
  { patterns, origin, monitor }: EdgeConfiguration,
): Record<string, string> {
  const isFound = status === 200;
  const isLasting = isFound && /^\/(shell|mf-[a-z0-9-]+)\/assets\//.test(path);
  const pageCaching = preview ? 'private, no-cache' : 'no-cache';
  const caching = isLasting ? 'public, max-age=31536000, immutable' : pageCaching;
  // A document that answers for many addresses cannot name its own. Of plain letters alone.
  const page = target.replace(/\?.*/s, '');
  const isShared = patterns.some((pattern) => /^[a-z0-9-]+$/.test(paramOf(pattern, page)));
  return {
    'cache-control': status === 503 ? 'no-store' : caching,
    'x-content-type-options': 'nosniff',
    // A picture may stand on any site.
    'cross-origin-resource-policy': /\.(avif|ico|jpg|png|svg|webp)$/i.test(path)
      ? 'cross-origin'
      : 'same-origin',
    ...(status === 503 && { 'retry-after': '30' }),
    ...(isFound && isShared && { link: `<${origin}${page}>; rel="canonical"` }),
    ...(type.startsWith('text/html') && {
      'content-security-policy': `${POLICY}${monitor && `; report-uri ${monitor}`}`,
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'cross-origin-opener-policy': 'same-origin',
    }),
  };
}

const POLICY =
  "img-src 'self' data: https:; font-src 'self' data:; media-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src https://www.google.com https://www.youtube-nocookie.com; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
