import { Icon } from '@site/design/ui/icons/Icon.tsx';
import type { IconName } from '@site/design/ui/icons/paths.ts';

export interface TestimonialControlsProps {
  texts: { previous: string; next: string };
  /** Until then their room is kept, but there is nothing to press. */
  isReady: boolean;
  /** The one in view, counted from 0. */
  index: number;
  /** One per dot. */
  labels: readonly string[];
  onPrevious(): void;
  onNext(): void;
  onShow(place: number): void;
}

/** Previous, a dot for each, next. */
export function TestimonialControls(props: TestimonialControlsProps) {
  const { texts, isReady, index, labels, onPrevious, onNext, onShow } = props;
  return (
    <div
      data-print="hide"
      className={`mt-5 flex flex-wrap items-center gap-1 noscript:hidden ${isReady ? '' : 'invisible'}`}
    >
      <ArrowButton icon="arrow-left" label={texts.previous} onClick={onPrevious} />
      {labels.map((label, place) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-current={place === index}
          onClick={() => onShow(place)}
          className="group inline-grid size-touch place-items-center rounded-full"
        >
          <span className="size-3.5 rounded-full border-2 border-action group-hover:bg-moss group-aria-[current=true]:bg-action" />
        </button>
      ))}
      <ArrowButton icon="arrow-right" label={texts.next} onClick={onNext} />
    </div>
  );
}

function ArrowButton(props: { icon: IconName; label: string; onClick(): void }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onClick}
      className="inline-grid size-touch place-items-center rounded-full border border-current text-link transition-colors hover:bg-action hover:text-on-action"
    >
      <Icon name={props.icon} className="size-5" />
    </button>
  );
}
