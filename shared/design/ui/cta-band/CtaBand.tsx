import { useId } from 'react';
import { type Action, Actions } from '../actions/Actions.tsx';
import { Container } from '../container/Container.tsx';
import { PetalCarpet } from '../petals/Petals.tsx';

export interface CtaBandProps {
  title: string;
  text: string;
  /** The one that matters, and at most one beside it. */
  actions: readonly Action[];
  /** Small print at the page's end. */
  note?: string | undefined;
}

/** The dark band that closes a page with what to do next. */
export function CtaBand({ title, text, actions, note }: CtaBandProps) {
  const titleId = useId();
  return (
    <section
      data-tone="night"
      aria-labelledby={titleId}
      className="surface-night relative overflow-hidden border-y border-contour pt-section pb-[calc(var(--spacing-section,4rem)+4rem)] [[data-tone=night]+&]:border-t-0 [[data-tone=night]+&]:pt-0"
    >
      <Container>
        <div className="grid items-end gap-8 @4xl:grid-cols-[minmax(0,1fr)_auto] @4xl:gap-16">
          <div>
            <h2 id={titleId} className="max-w-2xl text-4xl font-bold tracking-tight">
              {title}
            </h2>
            <div className="mt-4 max-w-xl text-lg text-muted">{text}</div>
          </div>
          <div className="flex flex-wrap gap-3">
            <Actions items={actions} />
          </div>
        </div>
        {note ? <p className="mt-6 text-sm text-muted">{note}</p> : null}
      </Container>
      {/* Raised by as much as they reach below their drawing: cut flat, petals look like a mistake. */}
      <PetalCarpet />
    </section>
  );
}
