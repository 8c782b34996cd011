import { parseArgs } from 'node:util';
import { UserError } from '@site/composer/base/errors.ts';
import { PATHS, VARIANTS, type Variant } from './variants.ts';

export interface Options {
  rounds: number;
  pages: readonly string[];
  forms: readonly Variant[];
}

/**
 * Reads `--rounds=5 --pages=/,/crm --forms=site,files,limit`.
 * @throws UserError naming the option and what was expected.
 */
export function readOptions(words: readonly string[] = process.argv.slice(2)): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      rounds: { type: 'string', default: '5' },
      pages: { type: 'string' },
      forms: { type: 'string' },
    },
  });
  const rounds = Number(values.rounds);
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
