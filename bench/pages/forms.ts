import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import * as z from 'zod';
import { OWN } from './taps.ts';

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

/** Where a visitor goes on to: a page of another remote that every footer leads to. */
export function nextOf(path: string): string {
  return path === '/canais-manifestacao' ? '/sobre' : '/ouvidoria';
}

/** What the measurement of pages takes. */
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

const list = z.string().transform((text) => text.split(','));
const NAMES = Object.keys(FORMS).filter((name): name is Form => name in FORMS);
const isSite = (folder: string) => existsSync(join(folder, 'pages'));
const optionsSchema = z.object({
  rounds: z.coerce.number('expected a whole number from 1 on').int().min(1).default(5),
  pages: list.pipe(z.array(z.string().startsWith('/'))).default(Object.keys(OWN)),
  forms: list.pipe(z.array(z.enum(NAMES))).default(NAMES),
  before: z.string().refine(isSite, 'expected the folder of a composed site').optional(),
});

/**
 * Reads the values of `OPTIONS`.
 * @throws UserError naming the option and what was expected.
 */
export function readOptions(values: Partial<Record<keyof typeof OPTIONS, string | undefined>>) {
  const { data, error } = optionsSchema.safeParse(values);
  if (error) throw new UserError(z.prettifyError(error));
  return { ...data, forms: data.forms.filter((name) => name !== 'before' || data.before) };
}
