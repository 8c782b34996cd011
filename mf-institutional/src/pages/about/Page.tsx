import { Container } from '@site/design/ui/container/Container.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { BLOSSOM_ID } from '@site/design/ui/petals/BlossomDrawings.tsx';
import { petalTurns } from '@site/design/ui/petals/blossom.ts';
import { Section } from '@site/design/ui/section/Section.tsx';
import { content } from './content.ts';

/** The association: mission, vision and values. */
export default function AboutPage() {
  return (
    <>
      <PageHero composition="split" breadcrumb={content.breadcrumb} {...content.hero} />
      <Purpose />
      <Values />
      <Cases />
      <CtaBand {...content.closing} />
    </>
  );
}

/** Mission and vision, set large: they are what the page is for. */
function Purpose() {
  return (
    <div className="surface-night border-y border-contour py-section">
      <Container>
        <div className="grid grid-cols-1 gap-12 @3xl:grid-cols-2 @3xl:gap-16">
          {content.purpose.map(({ title, text }) => (
            <section key={title} aria-label={title} className="border-t-2 border-gold pt-6">
              <h2 className="text-lg font-bold text-link">{title}</h2>
              <p className="mt-4 text-2xl font-medium">{text}</p>
            </section>
          ))}
        </div>
      </Container>
    </div>
  );
}

/** What changed for companies, in their words, set as a page of quotations. */
function Cases() {
  const { id, heading, items } = content.cases;
  return (
    <Section id={id} tone="paper" space="tight" layout="side" heading={heading}>
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

/** Five values beside a blossom of five numbered petals. */
function Values() {
  const { heading, items } = content.values;
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
