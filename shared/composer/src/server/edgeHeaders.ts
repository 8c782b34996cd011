import type { EdgeConfiguration } from '../site/edgeMaps.ts';
import { canonicalLink } from './answers.ts';

/** What the headers of an answer follow from. */
export interface AnswerFacts {
  target: string;
  path: string;
  status: number;
  /** Its content type. */
  type: string;
  isPreview: boolean;
  configuration: EdgeConfiguration;
}

/** The headers that the edge adds, as `edge.conf.template` says them. */
export function edgeHeaders(
  { target, path, status, type, isPreview, configuration }: AnswerFacts,
  isSecure: boolean,
): Record<string, string> {
  const isFound = [200, 206, 304].includes(status);
  const isLasting = isFound && /^\/(shell|mf-[a-z0-9-]+)\/assets\//.test(path);
  const pageCaching = isPreview ? 'private, no-cache' : 'no-cache';
  const caching = isLasting ? 'public, max-age=31536000, immutable' : pageCaching;
  const link = status === 200 || status === 304 ? canonicalLink(target, configuration) : '';
  const { monitor } = configuration;
  return {
    'cache-control': status === 503 ? 'no-store' : caching,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': PICTURE.test(path) ? 'cross-origin' : 'same-origin',
    ...(status === 503 && { 'retry-after': '30' }),
    ...(link && { link }),
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
    ...(type.startsWith('text/html') && {
      'content-security-policy': `${POLICY}${monitor && `; report-uri ${monitor}`}`,
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'cross-origin-opener-policy': 'same-origin',
    }),
  };
}

/** A picture may stand on any site. */
const PICTURE = /\.(?:avif|ico|jpg|png|svg|webp)$/i;

const POLICY =
  "img-src 'self' data: https:; font-src 'self' data:; media-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src https://www.google.com https://www.youtube-nocookie.com; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
