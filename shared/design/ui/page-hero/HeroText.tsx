import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { type Action, Actions } from '../actions/Actions.tsx';
import { PageBreadcrumb } from '../breadcrumb/Breadcrumb.tsx';

export interface HeroTextProps {
  title: ReactNode;
  /** For what the h1 names: an article. */
  titleId?: string | undefined;
  lead?: ReactNode;
  /** A short word above the title. */
  eyebrow?: string | undefined;
  /** Above everything: the page's name in its breadcrumb, or a Breadcrumb. */
  breadcrumb?: ReactNode;
  actions?: readonly Action[] | ReactElement | undefined;
  /** Small print or facts under the actions. */
  note?: ReactNode;
}

export function HeroText(props: HeroTextProps) {
  const { title, titleId, lead, eyebrow, breadcrumb, actions, note } = props;
  return (
    <div className="relative min-w-0">
      {breadcrumb ? (
        <div className="mb-2 sm:mb-4">
          {typeof breadcrumb === 'string' ? <PageBreadcrumb current={breadcrumb} /> : breadcrumb}
        </div>
      ) : null}
      {eyebrow ? <p className="mb-3 font-semibold text-link max-md:low:hidden">{eyebrow}</p> : null}
      <h1
        id={titleId}
        className="text-5xl font-bold tracking-tight max-md:low:text-[clamp(1.5rem,8vw,1.8125rem)]"
      >
        {title}
      </h1>
      {lead ? (
        <div className="mt-4 max-w-xl pe-1.5 text-lg text-pretty text-muted max-md:low:mt-2 max-md:low:text-base max-md:low:leading-snug">
          {lead}
        </div>
      ) : null}
      {actions ? (
        <div className="mt-6 flex flex-wrap gap-3 max-md:low:mt-3 md:mt-8">
          {isValidElement(actions) ? actions : <Actions items={actions} />}
        </div>
      ) : null}
      {note ? <div className="mt-5 text-sm text-muted">{note}</div> : null}
    </div>
  );
}
