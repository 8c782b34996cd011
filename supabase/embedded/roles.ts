import { readFileSync } from 'node:fs';
import type { PGlite } from '@supabase/lite/pglite';

const rolesFile = new URL('../postgres/roles.sql', import.meta.url);

/** Creates anon and the other roles that the migrations grant to, from the file that docker-compose uses. */
export async function createRoles(database: PGlite): Promise<void> {
  await database.exec(readFileSync(rolesFile, 'utf8'));
}
