import { strFromU8, unzipSync } from 'fflate';

/** The rows of each sheet of an .ods that a filter or a person has hidden, from 0: the library does not mark them. */
export function hiddenRows(bytes: Uint8Array): ReadonlySet<number>[] {
  const files = unzipSync(bytes, { filter: ({ name }) => name === 'content.xml' });
  const [, ...tables] = strFromU8(files['content.xml'] ?? new Uint8Array()).split('<table:table ');
  return tables.map((table) => {
    let next = 0;
    const hidden = [...table.matchAll(/<table:table-row\b[^>]*>/g)].flatMap(([row]) => {
      const [, count = '1'] = /number-rows-repeated="(\d+)"/.exec(row) ?? [];
      const first = next;
      next += Number(count);
      if (!/table:visibility="(?:collapse|filter)"/.test(row)) return [];
      return Array.from({ length: next - first }, (_, at) => first + at);
    });
    return new Set(hidden);
  });
}
