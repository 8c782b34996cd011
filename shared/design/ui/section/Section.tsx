import { type ReactNode, useId } from 'react';
import { joinClasses } from '../class-names.ts';
import { Container } from '../container/Container.tsx';

export interface SectionProps {
  heading: string;
  intro?: ReactNode;
  tone?: keyof typeof grounds | undefined;
  /** top: heading above the content; side: heading in a column of its own on wide screens. */
  layout?: 'top' | 'side' | undefined;
  /** Above and below: tight for a short one, wide for the one large moment of a page. */
  space?: keyof typeof spaces | undefined;
  actions?: ReactNode;
  id?: string | undefined;
  children?: ReactNode;
}

/* What neighbours of one colour share is in `styles/components.css`. */
const grounds = {
  sand: 'ground surface-sand',
  paper: 'ground surface-paper',
  moss: 'ground surface-moss',
  night: 'ground surface-night',
};

const spaces = { tight: 'py-section-tight', usual: 'py-section', wide: 'py-section-wide' };

/** One topic of a page: heading, introduction and content on a background. */
export function Section(props: SectionProps) {
  const { heading, intro, tone = 'sand', layout, space = 'usual', id } = props;
  const { actions, children } = props;
  const headingId = useId();
  return (
    <section
      id={id}
      data-tone={tone}
      aria-labelledby={headingId}
      className={joinClasses(grounds[tone], spaces[space])}
    >
      <Container>
        <div className={layout === 'side' ? sideLayout : 'grid grid-cols-1 gap-6 @3xl:gap-10'}>
          <div className="max-w-3xl">
            <h2 id={headingId} className="text-3xl font-bold tracking-tight">
              {heading}
            </h2>
            {intro ? <div className="mt-3 text-lg text-muted @3xl:mt-4">{intro}</div> : null}
          </div>
          {children || actions ? (
            <div className="min-w-0">
              {children}
              {actions ? (
                <div className="flex flex-wrap gap-3 not-first:mt-6 @3xl:not-first:mt-8">
                  {actions}
                </div>
              ) : null}
            </div>
          ) : null}
        </div>
      </Container>
    </section>
  );
}

const sideLayout =
  'grid grid-cols-1 gap-6 @4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] @4xl:gap-16';
