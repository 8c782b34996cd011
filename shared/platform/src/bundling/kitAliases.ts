import { KIT } from '../project/apps.ts';

/** A name that stands for a file. */
interface Alias {
  find: RegExp;
  replacement: string;
}

/**
 * Where the kit has what the repository has as packages of their own, so that a remote imports the
 * same names in both: `@site/design/ui/button/Button.tsx` is `design/ui/button/Button.js` of the kit.
 */
export function kitAliases(): Alias[] {
  if (!KIT) return [];
  return [
    { find: /^@site\/site$/, replacement: `${KIT}/site/src/site.js` },
    {
      find: /^@site\/(site|content|platform|composer)\/(.+)\.tsx?$/,
      replacement: `${KIT}/$1/src/$2.js`,
    },
    { find: /^@site\/design\/(.+)\.tsx?$/, replacement: `${KIT}/design/$1.js` },
    { find: /^@site\/design\/(.+\.css)$/, replacement: `${KIT}/design/$1` },
  ];
}
