import { ComparisonTable } from '@site/ui/comparison-table/ComparisonTable.tsx';
import { Section } from '@site/ui/section/Section.tsx';
import { ChatAction } from '../../components/content/ChatAction.tsx';
import type { Content } from './schema.ts';

export interface DifferenceSectionProps {
  difference: Content['difference'];
}

/** Fiscal and commercial address side by side. */
export function DifferenceSection({ difference }: DifferenceSectionProps) {
  return (
    <Section heading={difference.heading} intro={difference.intro}>
      <ComparisonTable
        caption={difference.caption}
        rowHeading={difference.rowHeading}
        columns={difference.columns.map((label) => ({ label }))}
        rows={difference.rows}
      />
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <p className="text-lg">{difference.note}</p>
        <ChatAction action={difference.action} />
      </div>
    </Section>
  );
}
