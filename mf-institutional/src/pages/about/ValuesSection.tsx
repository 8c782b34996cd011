import { BLOSSOM_ID } from '@site/design/ui/petals/BlossomDrawings.tsx';
import { petalTurns } from '@site/design/ui/petals/blossom.ts';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { content } from './content.ts';

/** Five values beside a blossom of five numbered petals. */
export function ValuesSection({ heading, items }: typeof content.values) {
  return (
    <Section heading={heading}>
      <div className="grid grid-cols-1 items-center gap-12 @3xl:grid-cols-[5fr_7fr] @3xl:gap-16">
        <NumberedBlossom />
        <ol>
          {items.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-t border-line py-5 last:border-b"
            >
              <span aria-hidden="true" className="text-xl font-bold text-muted">
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl font-bold tracking-tight">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** Decoration: the numbers beside the texts say the same. */
function NumberedBlossom() {
  return (
    <svg viewBox="-52 -52 104 100" aria-hidden="true" className="mx-auto w-full max-w-sm">
      <use href={`#${BLOSSOM_ID}`} />
      {petalTurns.map((turn, index) => (
        <text
          key={turn}
          transform={`rotate(${turn}) translate(0 -34) rotate(${-turn})`}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={9}
          className="fill-on-gold font-bold"
        >
          {index + 1}
        </text>
      ))}
    </svg>
  );
}
