import { Badge } from '../badge/Badge.tsx';
import { joinClasses } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import { MoneyText } from '../money-text/MoneyText.tsx';

export interface ComparisonColumn {
  label: string;
  badge?: string | undefined;
  /** The recommended one, on pale green. */
  highlighted?: boolean | undefined;
}

export interface ComparisonRow {
  label: string;
  /** One per column: text as it is, true and false as a sign with a word for screen readers. */
  cells: readonly (string | boolean)[];
}

export interface ComparisonTableProps {
  /** Says what is compared; also the name of the scrolling region. */
  caption: string;
  /** Head of the first column, for instance "Condição". */
  rowHeading: string;
  columns: readonly ComparisonColumn[];
  rows: readonly ComparisonRow[];
  yesLabel?: string | undefined;
  noLabel?: string | undefined;
  className?: string | undefined;
}

/**
 * Plans side by side. On phones it scrolls inside its own region; the first column stays, unless
 * large text needs the room.
 */
export function ComparisonTable({ caption, className, ...table }: ComparisonTableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
      tabIndex={0}
      className={joinClasses('scroll-x surface-paper rounded-lg border border-line', className)}
    >
      <table className="w-full border-separate border-spacing-0 text-left">
        <caption className="sr-only">{caption}</caption>
        <TableHead rowHeading={table.rowHeading} columns={table.columns} />
        <tbody>
          {table.rows.map((row) => (
            <TableRow key={row.label} row={row} {...table} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const stickyColumn =
  'left-0 min-w-36 border-r border-line bg-paper p-4 text-left @xs:sticky @2xl:min-w-44';

function TableHead({ rowHeading, columns }: Pick<ComparisonTableProps, 'rowHeading' | 'columns'>) {
  return (
    <thead>
      <tr>
        <th
          scope="col"
          className={joinClasses(stickyColumn, 'align-bottom text-sm font-semibold text-muted')}
        >
          {rowHeading}
        </th>
        {columns.map((column) => (
          <th
            key={column.label}
            scope="col"
            className={joinClasses(
              'min-w-36 p-4 align-bottom text-lg',
              column.highlighted && 'bg-moss',
            )}
          >
            {column.badge ? (
              <Badge tone="gold" className="mb-1.5 whitespace-nowrap">
                {column.badge}
              </Badge>
            ) : null}
            <span className="block">{column.label}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

type TableRowProps = Pick<ComparisonTableProps, 'columns' | 'yesLabel' | 'noLabel'> & {
  row: ComparisonRow;
};

function TableRow({ row, columns, yesLabel = 'Sim', noLabel = 'Não' }: TableRowProps) {
  return (
    <tr>
      <th scope="row" className={joinClasses(stickyColumn, 'border-t font-semibold')}>
        {row.label}
      </th>
      {columns.map((column, index) => (
        <td
          key={column.label}
          className={joinClasses(
            'border-t border-line p-4 tabular-nums',
            column.highlighted && 'bg-moss font-semibold',
          )}
        >
          <CellContent value={row.cells[index] ?? false} yes={yesLabel} no={noLabel} />
        </td>
      ))}
    </tr>
  );
}

function CellContent({ value, yes, no }: { value: string | boolean; yes: string; no: string }) {
  if (typeof value === 'string') return <MoneyText text={value} />;
  return (
    <>
      <Icon
        name={value ? 'check' : 'minus'}
        className={value ? 'size-6 text-link' : 'size-6 text-muted'}
      />
      <span className="sr-only">{value ? yes : no}</span>
    </>
  );
}
