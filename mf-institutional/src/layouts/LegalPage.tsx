import type { PageContent } from '@site/content/page.ts';
import { PageBreadcrumb } from '@site/design/ui/breadcrumb/Breadcrumb.tsx';
import { Container } from '@site/design/ui/container/Container.tsx';
import { LegalTable, type LegalTableProps } from '../components/LegalTable.tsx';

export type LegalContent = PageContent & {
  breadcrumb: string;
  title: string;
  lead: string;
  updated: { label: string; date: string; text: string };
  /** Heading of the table of contents. */
  tableOfContents: string;
  sections: readonly LegalSection[];
};

interface LegalSection {
  /** Its anchor. */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

type LegalBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'links'; items: readonly { label: string; href: string }[] }
  | ({ kind: 'table' } & LegalTableProps);

/** A legal text to read: its contents at the side, one column, and as good on paper. */
export default function LegalPage({ content }: { content: LegalContent }) {
  const { breadcrumb, title, lead, updated, sections, tableOfContents } = content;
  return (
    <div className="surface-sand pt-2 pb-section sm:pt-6 print:pt-0">
      <Container>
        <PageBreadcrumb current={breadcrumb} />
        <header className="mt-2 max-w-3xl sm:mt-4 border-b border-line pb-10">
          <h1 className="text-4xl font-bold tracking-tight">{title}</h1>
          <p className="mt-4 text-lg text-muted">{lead}</p>
          <p className="mt-4 text-sm text-muted">
            {updated.label} <time dateTime={updated.date}>{updated.text}</time>
          </p>
        </header>
        <div className="mt-10 grid grid-cols-1 gap-12 @4xl:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] @4xl:gap-20 print:block">
          <TableOfContents heading={tableOfContents} sections={sections} />
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

/** Stays in view beside the text where there is room. */
function TableOfContents({
  heading,
  sections,
}: {
  heading: string;
  sections: readonly LegalSection[];
}) {
  return (
    <nav
      aria-label={heading}
      className="@4xl:sticky @4xl:top-[calc(var(--header-height,4.5rem)+2rem)] @4xl:self-start"
    >
      <h2 className="font-bold">{heading}</h2>
      <ol className="mt-3 border-l border-line">
        {sections.map(({ id, heading: title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-touch items-center gap-2 py-1.5 pl-4 text-link hover:underline hover:underline-offset-4"
            >
              <span className="tabular-nums">{index + 1}.</span>
              <span>{title}</span>
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
  if (block.kind === 'text') return <p className="max-w-text">{block.text}</p>;
  if (block.kind === 'table') return <LegalTable {...block} />;
  return (
    <ul className="max-w-text list-disc space-y-2 pl-6 marker:text-link">
      {block.kind === 'list'
        ? block.items.map((item) => <li key={item}>{item}</li>)
        : block.items.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
    </ul>
  );
}
