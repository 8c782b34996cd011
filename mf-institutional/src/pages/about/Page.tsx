import { Container } from '@site/design/ui/container/Container.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import { KeyFigure } from '@site/design/ui/key-figure/KeyFigure.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Blossom } from '@site/design/ui/petals/Blossom.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { Fragment } from '@site/runtime';
import { content } from './content.ts';

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

/** What members save, worked through: the figure, large, and the sum behind it. */
function Cases() {
  const { id, heading, intro, items } = content.cases;
  return (
    <Section id={id} tone="paper" heading={heading} intro={intro}>
      <ul className="grid grid-cols-1 gap-x-16 gap-y-10 @4xl:grid-cols-2">
        {items.map((item) => (
          <li key={item.title} className="border-l-4 border-gold pl-6">
            {item.figure ? (
              <KeyFigure {...item} />
            ) : (
              <Fragment of="mf-rentals" name="saving">
                <KeyFigure {...item} />
              </Fragment>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Values() {
  const { heading, items } = content.values;
  return (
    <Section heading={heading}>
      <div className="grid grid-cols-1 items-center gap-12 @3xl:grid-cols-[5fr_7fr] @3xl:gap-16">
        <Blossom className="mx-auto w-full max-w-sm" />
        <ul>
          {items.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-5 last:border-b">
              <h3 className="text-xl font-bold tracking-tight">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
