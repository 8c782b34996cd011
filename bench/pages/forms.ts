import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';

/** What is held against each other: the same pages from the same sources, each built another way. */
export const FORMS = {
  site: 'this site',
  before: 'before',
  spa: 'single-bundle SPA',
  federation: 'client-rendered federation',
  'module-federation': '@module-federation/vite',
  astro: 'Astro with islands',
} as const;

export type Form = keyof typeof FORMS;

/** A page of each remote, and the heaviest. */
const PATHS = [
  '/',
  '/aluguel-auditorio',
  '/endereco-fiscal',
  '/canais-manifestacao',
  '/vagas',
  '/crm',
];

/** Where a visitor goes on to: a page of another remote that every footer leads to. */
export function nextOf(path: string): string {
  return path === '/canais-manifestacao' ? '/sobre' : '/ouvidoria';
}

/** What measurements of pages take. */
export const OPTIONS = {
  rounds: { type: 'string' },
  pages: { type: 'string' },
  forms: { type: 'string' },
  before: { type: 'string' },
} as const;

export const OPTIONS_HELP = `
  --rounds=5                 how often
  --pages=/,/crm             which pages
  --forms=site,before,astro  which forms of them
  --before=folder            the site of another commit: its .cache/bench/store/site`;

/**
 * Reads the values of `OPTIONS`.
 * @throws UserError naming the option and what was expected.
 */
export function readOptions(values: Partial<Record<keyof typeof OPTIONS, string | undefined>>) {
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
  const all = Object.keys(FORMS).filter(
    (name): name is Form => name in FORMS && (name !== 'before' || before !== undefined),
  );
  const given = values.forms?.split(',') ?? all;
  const forms = all.filter((name) => given.includes(name));
  if (forms.length < given.length)
    throw new UserError(`--forms is ${values.forms}: write some of ${all.join()}.`);
  return { rounds, pages, forms, before };
}
