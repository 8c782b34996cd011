import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { type Action, Actions } from '../actions/Actions.tsx';
import { PageBreadcrumb } from '../breadcrumb/Breadcrumb.tsx';

export interface HeroTextProps {
  /** The page's h1. */
  title: ReactNode;
  /** For what the h1 names: an article. */
  titleId?: string | undefined;
  /** One or two sentences that say what it is and for whom. */
  lead?: ReactNode;
  /** A short word above the title. */
  eyebrow?: string | undefined;
  /** Above everything: the page's name in its breadcrumb, or a Breadcrumb. */
  breadcrumb?: ReactNode;
  /** The main action first. */
  actions?: readonly Action[] | ReactElement | undefined;
  /** Small print or facts under the actions. */
  note?: ReactNode;
}

/** Title, lead and actions of a hero. */
export function HeroText({
  title,
  titleId,
  lead,
  eyebrow,
  breadcrumb,
  actions,
  note,
}: HeroTextProps) {
  return (
    <div className="relative min-w-0">
      {breadcrumb ? (
        <div className="mb-6">
          {typeof breadcrumb === 'string' ? <PageBreadcrumb current={breadcrumb} /> : breadcrumb}
        </div>
      ) : null}
      {eyebrow ? <p className="mb-3 font-semibold text-link">{eyebrow}</p> : null}
      <h1 id={titleId} className="text-5xl font-bold tracking-tight max-md:low:text-3xl">
        {title}
      </h1>
      {lead ? (
        <div className="mt-5 max-w-xl text-lg text-muted max-md:low:mt-4 max-md:low:text-base">
          {lead}
        </div>
      ) : null}
      {actions ? (
        <div className="mt-8 flex flex-wrap gap-3 max-md:low:mt-6">
          {isValidElement(actions) ? actions : <Actions items={actions} />}
        </div>
      ) : null}
      {note ? <div className="mt-5 text-sm text-muted">{note}</div> : null}
    </div>
  );
}
