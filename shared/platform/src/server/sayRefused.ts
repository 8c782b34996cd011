import { styleText } from 'node:util';
import type { ComposerEvent } from '@site/composer/base/event.ts';

/** Says in the terminal which release the composer refuses, by which rule, and what to do. */
export function sayRefused({ event, publisher, why, findings }: ComposerEvent): void {
  if (event !== 'refused' && event !== 'preview refused') return;
  const more = Number(findings) > 1 ? `, and ${Number(findings) - 1} more` : '';
  const remedy = `npm run check:remote -- ${publisher} says all of it; mend it and build`;
  const sentence = `✗ The composer refuses a release: ${why}${more}. Visitors keep what they see.`;
  console.error(styleText('red', `${sentence} What to do: ${remedy}.`));
}
