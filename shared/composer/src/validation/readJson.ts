import { parseJson } from '@site/contract/parseJson.ts';
import * as z from 'zod';

/**
 * Values in a JSON file, and in one list: a manifest of 5,000 vacancies has 60,000. Zod reports every wrong value, at a
 * kilobyte each: 2.4 million zeros took 2.7 GB and the process.
 */
const MAX_VALUES = 250_000;
const MAX_LIST_LENGTH = 5000;
const MAX_DEPTH = 20;
const MAX_PROBLEMS = 5;
const MAX_MESSAGE_LENGTH = 500;

export type Read<Data> = { data: Data } | { problem: string };

/**
 * Parses a publisher's JSON file; a file with too many values is not parsed. `lists` are the long lists, by field
 * (`''` for the file itself): their check ends at the first wrong item. Other lists are short.
 */
export function readJson<Schema extends z.core.$ZodType>(
  schema: Schema,
  text: string,
  lists: Readonly<Record<string, z.core.$ZodType>> = {},
): Read<z.output<Schema>> {
  // Values are apart by commas and opened by brackets; those inside of texts count too.
  if (text.replace(/[^,[{]+/g, '').length > MAX_VALUES)
    return { problem: `it has more than ${MAX_VALUES} values` };
  const value = parseJson(text);
  if (value === undefined) return { problem: 'it is no JSON' };
  z.config(z.locales.en());
  const problem = listProblem('', value, lists);
  if (problem) return { problem };
  const parsed = z.safeParse(schema, value);
  return parsed.success ? { data: parsed.data } : { problem: problemOf(parsed.error) };
}

function listProblem(
  path: string,
  value: unknown,
  lists: Readonly<Record<string, z.core.$ZodType>>,
  depth = 0,
): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MAX_DEPTH) return `it has more than ${MAX_DEPTH} levels`;
  const items = Object.entries(value);
  const schema = Object.hasOwn(lists, path) ? lists[path] : undefined;
  if (!schema && items.length > MAX_LIST_LENGTH)
    return `${path || 'it'} has ${items.length} items, at most ${MAX_LIST_LENGTH} are taken`;
  for (const [key, item] of items) {
    const at = path ? `${path}.${key}` : key;
    const wrong = schema && z.safeParse(schema, item).error;
    const problem = wrong ? `${at}: ${problemOf(wrong)}` : listProblem(at, item, lists, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}

function problemOf(error: z.core.$ZodError): string {
  const issues = error.issues.slice(0, MAX_PROBLEMS).map((issue) => {
    // What is wrong with a name says more than that it is.
    const message = issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined;
    return { ...issue, message: message ?? issue.message };
  });
  return z.prettifyError({ issues }).replaceAll('\n', ' ').slice(0, MAX_MESSAGE_LENGTH);
}
