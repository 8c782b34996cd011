import type { PageContent } from '@site/content/page.ts';
import { PageBreadcrumb } from '@site/design/ui/breadcrumb/Breadcrumb.tsx';
import { Container } from '@site/design/ui/container/Container.tsx';
import type { legal } from '../content/legal.ts';

export type LegalContent = PageContent &
  typeof legal & {
    /** Also the heading. */
    breadcrumb: string;
    lead: string;
    sections: readonly LegalSection[];
  };

interface LegalSection {
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

/** A text is a paragraph, an array a list. */
type LegalBlock = string | readonly (string | { label: string; href: string })[] | TableProps;

/** A legal text to read: its contents at the side, one column, and as good on paper. */
export default function LegalPage({ content }: { content: LegalContent }) {
  const { breadcrumb, lead, updated, sections } = content;
  return (
    <div className="surface-sand pt-2 pb-section sm:pt-6 print:pt-0">
      <Container>
        <PageBreadcrumb current={breadcrumb} />
        <header className="mt-2 max-w-3xl sm:mt-4 border-b border-line pb-10">
          <h1 className="text-4xl font-bold tracking-tight">{breadcrumb}</h1>
          <p className="mt-4 text-lg text-muted">{lead}</p>
          <p className="mt-4 text-sm text-muted">
            {updated.label} <time dateTime={updated.date}>{updated.text}</time>
          </p>
        </header>
        <div className="mt-10 grid grid-cols-1 gap-12 @4xl:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] @4xl:gap-20 print:block">
          <TableOfContents content={content} />
          <div className="grid min-w-0 grid-cols-1 gap-12">
            {sections.map((section, index) => (
              <Section key={section.id} section={section} number={index + 1} />
            ))}
          </div>
        </div>
      </Container>
    </div>
  );
}

function TableOfContents({ content }: { content: LegalContent }) {
  const { tableOfContents, sections } = content;
  return (
    <nav aria-label={tableOfContents} className="sticky-panel @4xl:-m-2 @4xl:p-2">
      <h2 className="font-bold">{tableOfContents}</h2>
      <ol className="mt-3 border-l border-line">
        {sections.map(({ id, heading }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-touch items-center gap-2 py-1.5 pl-4 text-link hover:underline hover:underline-offset-4"
            >
              <span className="tabular-nums">{index + 1}.</span>
              <span>{heading}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section, number }: { section: LegalSection; number: number }) {
  const { id, heading, blocks } = section;
  return (
    <section id={id} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`} className="text-2xl font-bold tracking-tight">
        {number}. {heading}
      </h2>
      <div className="mt-4 grid grid-cols-1 gap-4">
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: content never changes its order.
          <Block key={index} block={block} />
        ))}
      </div>
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p className="max-w-text">{block}</p>;
  if ('rows' in block) return <Table {...block} />;
  return (
    <ul className="max-w-text list-disc space-y-2 pl-6 marker:text-link">
      {block.map((item) =>
        typeof item === 'string' ? (
          <li key={item}>{item}</li>
        ) : (
          <li key={item.href}>
            <a href={item.href}>{item.label}</a>
          </li>
        ),
      )}
    </ul>
  );
}

interface TableProps {
  /** Read out before the table. */
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table that turns into a list of entries where the screen is narrow. */
function Table({ caption, columns, rows }: TableProps) {
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
