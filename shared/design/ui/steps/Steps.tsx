export interface Step {
  title: string;
  text?: string | undefined;
}

/** What happens in which order, numbered. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol className="card-grid-44 gap-x-8! gap-y-10!">
      {items.map((step, index) => (
        <li key={step.title} className="border-t border-line pt-6">
          <span
            aria-hidden="true"
            className="inline-grid size-11 place-items-center rounded-full rounded-bl-sm border border-transparent bg-gold text-xl font-bold text-on-gold tabular-nums"
          >
            {index + 1}
          </span>
          <h3 className="mt-5 text-xl font-bold tracking-tight">{step.title}</h3>
          {step.text ? <p className="mt-2 text-muted">{step.text}</p> : null}
        </li>
      ))}
    </ol>
  );
}
