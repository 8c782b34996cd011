import { styleText } from 'node:util';
import type { ComposerEvent } from '@site/composer/base/event.ts';

/** Says in the terminal which release the composer refuses, by which rule, and what to do. */
export function sayRefused({ event, publisher, release, why, findings }: ComposerEvent): void {
  if (event !== 'refused' && event !== 'preview refused') return;
  const more = Number(findings) > 1 ? `, and ${Number(findings) - 1} more` : '';
  const sentence = `The composer refuses ${release ?? `a release of ${publisher}`}: ${why}${more}.`;
  const remedy =
    publisher === 'shell'
      ? 'build a shell that keeps the contract, or npm run releases says how to force this one'
      : `npm run check:remote -- ${publisher} says all of it; mend it and build`;
  const before = 'Visitors keep what they see.';
  console.error(styleText('red', `✗ ${sentence} ${before} What to do: ${remedy}.`));
}
