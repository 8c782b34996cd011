import { UserError } from '@site/composer/base/errors.ts';
import { PATHS, VARIANTS, type Variant } from './variants.ts';

export interface Options {
  rounds: number;
  pages: readonly string[];
  forms: readonly Variant[];
}

/** What measurements of pages and builds take. */
export const OPTIONS = {
  rounds: { type: 'string' },
  pages: { type: 'string' },
  forms: { type: 'string' },
} as const;

export const OPTIONS_HELP = `
  --rounds=5                 how often
  --pages=/,/crm             which pages, of the measurements of pages
  --forms=site,files,limit   which forms of them`;

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
  const all = Object.keys(VARIANTS).filter((name): name is Variant => name in VARIANTS);
  const given = values.forms?.split(',') ?? all;
  const forms = all.filter((name) => given.includes(name));
  if (forms.length < given.length)
    throw new UserError(`--forms is ${values.forms}: write some of ${all.join()}.`);
  return { rounds, pages, forms };
}
