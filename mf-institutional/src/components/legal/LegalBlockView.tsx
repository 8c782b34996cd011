import type { LegalBlock } from '../../schemas/legal.ts';
import { LegalTable } from './LegalTable.tsx';

/** One paragraph, list, group of links or table of a legal text. */
export function LegalBlockView({ block }: { block: LegalBlock }) {
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
