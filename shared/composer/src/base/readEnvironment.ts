import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { UserError } from './errors.ts';

/** Names of variables whose value is never printed whole. */
const SECRET = /KEY$|PASSWORD$|^DATABASE_URL$/;
const SHOWN_OF_SECRET = 4;

/** Variables of the environment. An empty one counts as not set: docker compose passes missing ones on as empty. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads variables by the rules of `variables.ts`; a secret also from the file that `<name>_FILE` names, which `docker
 * inspect` does not show. Throws a UserError that names each wrong variable, what it holds, and what is expected.
 */
export function readEnvironment<Shape extends z.ZodRawShape>(
  shape: Shape,
  environment: Environment = process.env,
): z.output<z.ZodObject<Shape>> {
  const read = (name: string) => {
    const file = SECRET.test(name) && environment[`${name}_FILE`];
    return (file ? readFileSync(file, 'utf8') : environment[name])?.trim() || undefined;
  };
  const given: Record<string, string | undefined> = Object.fromEntries(
    Object.keys(shape).map((name) => [name, read(name)]),
  );
  const { data, error } = z.object(shape).safeParse(given);
  if (!error) return data;
  const problems = error.issues.map(({ path: [name = ''], message }) => {
    const value = given[String(name)];
    const state = value === undefined ? 'missing' : shown(String(name), value);
    return `${String(name)} is ${state}: expected ${message}`;
  });
  throw new UserError(`The configuration is not valid. ${problems.join('; ')}.`);
}

function shown(name: string, value: string): string {
  if (!SECRET.test(name)) return JSON.stringify(value);
  return `${JSON.stringify(`${value.slice(0, SHOWN_OF_SECRET)}…`)} (${value.length} characters)`;
}
