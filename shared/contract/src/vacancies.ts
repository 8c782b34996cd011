/*
 * How many vacancies the site has room for: a manifest names every page, and the composer takes 5 MB of
 * it, about 9,000. The renderer leaves the oldest out, and the status says so.
 */

/** What is read of a table at most, and the bytes of a manifest that vacancies may take. */
export const MAX_VACANCIES = 10_000;
const MANIFEST_BYTES = 4_700_000;

/** What a page's and a file's entry in the manifest take at least, and their share of the lists. */
const ENTRY_BYTES = 340;
const DESCRIPTION_LENGTH = 160;

/** What of a vacancy the manifest repeats. */
export interface Listed {
  id: string;
  title: string;
  companyName: string;
  description: string;
}

/** How many vacancies of a list, the newest first, the manifest has room for. */
export function countThatFit(newestFirst: readonly Listed[]): number {
  let left = MANIFEST_BYTES;
  const first = newestFirst.findIndex((vacancy, at) => {
    left -= bytesOf(vacancy);
    return left < 0 || at >= MAX_VACANCIES;
  });
  return first < 0 ? newestFirst.length : first;
}

/** The path holds up to 40 letters of the title, whose place is at most 30. */
function bytesOf({ id, title, companyName, description }: Listed): number {
  const said = JSON.stringify(`${companyName} ${description}`.slice(0, DESCRIPTION_LENGTH));
  return (
    ENTRY_BYTES +
    id.length +
    Math.min(40, title.length) +
    sizeOf(JSON.stringify(title)) +
    sizeOf(said)
  );
}

function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** What operators are told where vacancies are left out; empty where none is. */
export function leftOutNotice(total: number, shown: number, oldest: string): string {
  if (total <= shown) return '';
  return `${total - shown} of ${total} open vacancies are left out, those from before ${oldest.slice(0, 10)}: the newest ${shown} are as many as fit`;
}
