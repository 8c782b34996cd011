export interface IndicatorProps {
  /** The name of the slide in view, or a dot for each slide. */
  look?: 'name' | 'dots' | undefined;
  names: readonly string[];
  /** The slide in view, counted from 0. */
  index: number;
  onShow(index: number): void;
}

/** Where one is in a carousel. */
export function Indicator({ look, names, index, onShow }: IndicatorProps) {
  if (look === 'name') {
    return (
      <span aria-hidden="true" className="min-w-14 text-center text-sm text-muted tabular-nums">
        {names[index]}
      </span>
    );
  }
  if (look === 'dots') {
    return names.map((name, place) => (
      <button
        key={name}
        type="button"
        aria-label={name}
        aria-current={place === index}
        onClick={() => onShow(place)}
        className="group inline-grid size-touch place-items-center rounded-full"
      >
        <span className="size-3.5 rounded-full border-2 border-action group-hover:bg-moss group-aria-[current=true]:bg-action" />
      </button>
    ));
  }
  return null;
}
