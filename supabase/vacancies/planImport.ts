import type { ParsedRow } from './parseSheet.ts';
import type { Vacancy } from './vacancy.ts';

/** What an import would do. */
export interface ImportPlan {
  added: Vacancy[];
  changed: Vacancy[];
  unchanged: number;
  /** Of those, vacancies that become closed by it. */
  closed: number;
}

/**
 * Holds a sheet against the vacancies that are there. What the sheet does not say of a vacancy stays
 * as it is: its date, and that it is closed. Vacancies that are not in the sheet are left alone.
 */
export function planImport(
  rows: readonly ParsedRow[],
  existing: readonly Vacancy[],
  now: Date,
): ImportPlan {
  const known = new Map(existing.map((vacancy) => [vacancy.id, vacancy]));
  const plan: ImportPlan = { added: [], changed: [], unchanged: 0, closed: 0 };
  for (const parsed of rows) {
    const before = known.get(parsed.id);
    const after = vacancyOf(parsed, before, now);
    if (after.closed_at && !before?.closed_at) plan.closed += 1;
    if (!before) plan.added.push(after);
    else if (isSame(before, after)) plan.unchanged += 1;
    else plan.changed.push(after);
  }
  return plan;
}

function vacancyOf({ id, row }: ParsedRow, before: Vacancy | undefined, now: Date): Vacancy {
  const at = now.toISOString();
  const closed = { open: null, closed: before?.closed_at ?? at, '': before?.closed_at ?? null };
  return {
    id,
    created_at: row.date || (before?.created_at ?? at),
    title: row.title,
    company_name: row.company || null,
    description: row.description,
    location_zip: row.zip || null,
    requirements: row.requirements,
    benefits: row.benefits,
    image_url: row.picture || null,
    pdf_resume_url: row.details || null,
    closed_at: closed[row.state],
  };
}

/** Moments are compared as moments: the database writes them in its own way. */
function isSame(one: Vacancy, other: Vacancy): boolean {
  const plain = (vacancy: Vacancy) => {
    const { created_at, closed_at, ...rest } = vacancy;
    const moments = [created_at, closed_at].map((text) => text && Date.parse(text));
    return JSON.stringify([moments, Object.entries(rest).sort()]);
  };
  return plain(one) === plain(other);
}
