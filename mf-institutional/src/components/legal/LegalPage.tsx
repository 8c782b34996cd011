import { Container } from '@site/design/ui/container/Container.tsx';
import type { Content, LegalSection } from '../../schemas/legal.ts';
import { PageBreadcrumb } from '../PageBreadcrumb.tsx';
import { LegalBlockView } from './LegalBlockView.tsx';
import { TableOfContents } from './TableOfContents.tsx';

/** A legal text to read: its contents at the side, one column, and as good on paper. */
export function LegalPage({ content }: { content: Content }) {
  const { breadcrumb, title, lead, updated, sections, tableOfContents } = content;
  return (
    <div className="surface-sand pt-10 pb-section print:pt-0">
      <Container>
        <PageBreadcrumb current={breadcrumb} />
        <header className="mt-6 max-w-3xl border-b border-line pb-10">
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
              <SectionView key={section.id} section={section} number={index + 1} />
            ))}
          </div>
        </div>
      </Container>
    </div>
  );
}

function SectionView({ section, number }: { section: LegalSection; number: number }) {
  const { id, heading, blocks } = section;
  return (
    <section id={id} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`} className="text-2xl font-bold tracking-tight">
        {number}. {heading}
      </h2>
      <div className="mt-4 grid grid-cols-1 gap-4">
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: content never changes its order.
          <LegalBlockView key={index} block={block} />
        ))}
      </div>
    </section>
  );
}
