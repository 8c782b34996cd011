import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal: how manifests name the content of files. */
export function sha256Of(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
