import type { LegalSection } from '../../schemas/legal.ts';

export interface TableOfContentsProps {
  heading: string;
  sections: readonly LegalSection[];
}

/** The sections of a long page; stays in view beside the text where there is room. */
export function TableOfContents({ heading, sections }: TableOfContentsProps) {
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
