import { Icon } from '@site/design/ui/icons/Icon.tsx';
import type { IconName } from '@site/design/ui/icons/paths.ts';
import { texts } from './texts.ts';
import type { Direction } from './useArrowKeys.ts';

export interface CarouselControlsProps {
  /** Until then their room is kept, but there is nothing to press. */
  isReady: boolean;
  isRotating: boolean;
  /** For instance "2 de 5". */
  position: string;
  onToggle(): void;
  onGo(direction: Direction): void;
}

/** Pause, previous and next: first in the carousel for the keyboard, under the picture to the eye. */
export function CarouselControls(props: CarouselControlsProps) {
  const { isReady, isRotating, position, onToggle, onGo } = props;
  return (
    <div
      data-print="hide"
      className={`order-2 flex items-center gap-1 noscript:hidden ${isReady ? '' : 'invisible'}`}
    >
      <ControlButton
        icon={isRotating ? 'pause' : 'play'}
        label={isRotating ? texts.pause : texts.play}
        onClick={onToggle}
        data-rotation=""
      />
      <ControlButton icon="arrow-left" label={texts.previous} onClick={() => onGo('previous')} />
      <span aria-hidden="true" className="min-w-14 text-center text-sm text-muted tabular-nums">
        {position}
      </span>
      <ControlButton icon="arrow-right" label={texts.next} onClick={() => onGo('next')} />
    </div>
  );
}

interface ControlButtonProps {
  icon: IconName;
  label: string;
  onClick(): void;
  'data-rotation'?: string;
}

function ControlButton({ icon, label, ...rest }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="inline-grid size-touch place-items-center rounded-full border border-current text-link transition-colors hover:bg-action hover:text-on-action"
      {...rest}
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}
