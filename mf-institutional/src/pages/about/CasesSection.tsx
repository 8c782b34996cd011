import { Section } from '@site/design/ui/section/Section.tsx';
import type { content } from './content.ts';

/** What changed for companies, in their words, set as a page of quotations. */
export function CasesSection({ heading, note, items }: typeof content.cases) {
  return (
    <Section
      tone="paper"
      space="tight"
      layout="side"
      heading={heading}
      intro={<p className="text-sm">{note}</p>}
    >
      <ul className="grid gap-10">
        {items.map(({ text, author, company }) => (
          <li key={author}>
            <figure className="border-l-4 border-gold pl-6">
              <blockquote className="text-xl">
                <p>“{text}”</p>
              </blockquote>
              <figcaption className="mt-4">
                <span className="font-bold">{author}</span>
                <span className="text-muted">, {company}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
