import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { PATHS, VARIANTS, type Variant } from './variants.ts';

export interface Options {
  rounds: number;
  pages: readonly string[];
  forms: readonly Variant[];
  /** The folder that the composer of another commit wrote. */
  before: string | undefined;
}

/** What measurements of pages and builds take. */
export const OPTIONS = {
  rounds: { type: 'string' },
  pages: { type: 'string' },
  forms: { type: 'string' },
  before: { type: 'string' },
} as const;

export const OPTIONS_HELP = `
  --rounds=5                 how often
  --pages=/,/crm             which pages, of the measurements of pages
  --forms=site,before,limit  which forms of them
  --before=folder            the site of another commit: its .cache/bench/store/site`;

/**
 * Reads the values of `OPTIONS`.
 * @throws UserError naming the option and what was expected.
 */
export function readOptions(
  values: Partial<Record<keyof typeof OPTIONS, string | undefined>>,
): Options {
  const rounds = Number(values.rounds ?? 5);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new UserError(`--rounds is ${values.rounds}: write a whole number from 1 on.`);
  const pages = values.pages?.split(',') ?? PATHS;
  const wrong = pages.find((path) => !path.startsWith('/'));
  if (wrong !== undefined)
    throw new UserError(`--pages has ${JSON.stringify(wrong)}: write paths as /,/crm.`);
  const { before } = values;
  if (before !== undefined && !existsSync(join(before, 'pages')))
    throw new UserError(`--before is ${before}: write the folder of a composed site.`);
  const all = Object.keys(VARIANTS).filter(
    (name): name is Variant => name in VARIANTS && (name !== 'before' || before !== undefined),
  );
  const given = values.forms?.split(',') ?? all;
  const forms = all.filter((name) => given.includes(name));
  if (forms.length < given.length)
    throw new UserError(`--forms is ${values.forms}: write some of ${all.join()}.`);
  return { rounds, pages, forms, before };
}
