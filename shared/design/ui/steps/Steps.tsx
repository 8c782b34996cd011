interface StepsProps {
  items: readonly { title: string; text?: string | undefined }[];
}

/** What happens in which order, numbered. */
export function Steps({ items }: StepsProps) {
  return (
    <ol className="card-grid-44 gap-x-8! gap-y-4!">
      {items.map((step, index) => (
        <li
          key={step.title}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-t border-line pt-4 @3xl:block @3xl:pt-6"
        >
          <span
            aria-hidden="true"
            className="row-span-2 inline-grid size-11 place-items-center rounded-full rounded-bl-sm border border-transparent bg-gold text-xl font-bold text-on-gold tabular-nums"
          >
            {index + 1}
          </span>
          <h3 className="text-xl font-bold @3xl:mt-5 tracking-tight">{step.title}</h3>
          {step.text ? <p className="mt-1 text-muted @3xl:mt-2">{step.text}</p> : null}
        </li>
      ))}
    </ol>
  );
}
