import types from '../nginx/types.json' with { type: 'json' };

/** The kinds of files that a site is made of, with their content types: nginx uses the same table. */
export const TYPES: Record<string, string> = types;

/** Whether a file is worth compressing, by its ending. */
export function isText(file: string): boolean {
  return /\.(html|js|css|json|svg|txt|xml|webmanifest|ico)$/.test(file);
}
