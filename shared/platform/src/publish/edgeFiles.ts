import { rawPath as raw } from '@site/contract/paths.ts';
import { readHeaders, readRedirects } from '../edge/settings.ts';

/** What nginx includes, written by the shell's build from `shell/edge/*.json`. */
export function edgeFiles(headPart: string): Record<string, string> {
  const redirects = Object.entries(readRedirects());
  const headers = Object.entries(readHeaders(headPart));
  return {
    'redirects.conf': redirects
      .map(([from, to]) => `${from} ${to};\n${raw(from)} ${raw(to)};\n`)
      .join(''),
    'headers.conf': headers
      .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
      .join(''),
  };
}
