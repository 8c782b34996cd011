export interface LegalTableProps {
  /** Read out before the table, and the name of its scrolling region. */
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table that turns into a list of entries where the screen is narrow. */
export function LegalTable({ caption, columns, rows }: LegalTableProps) {
  return (
    <div className="@container min-w-0">
      <table className="w-full text-left @2xl:table-fixed">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only @2xl:not-sr-only print:not-sr-only">
          <tr className="border-b-2 border-line">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="py-3 pr-6 align-bottom text-sm font-bold first:w-[28%]"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <Row key={cells[0]} cells={cells} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ cells, columns }: { cells: readonly string[]; columns: readonly string[] }) {
  const [name, ...rest] = cells;
  return (
    <tr className="block border-b border-line py-4 @2xl:table-row @2xl:py-0 print:table-row">
      <th
        scope="row"
        className="block pb-1 font-bold [overflow-wrap:anywhere] @2xl:table-cell @2xl:py-4 @2xl:pr-6 @2xl:align-top print:table-cell"
      >
        {name}
      </th>
      {rest.map((cell, index) => (
        <td
          key={columns[index + 1]}
          className="block pt-1 @2xl:table-cell @2xl:py-4 @2xl:pr-6 @2xl:align-top print:table-cell"
        >
          <span aria-hidden="true" className="text-sm text-muted @2xl:hidden print:hidden">
            {columns[index + 1]}:{' '}
          </span>
          {cell}
        </td>
      ))}
    </tr>
  );
}
