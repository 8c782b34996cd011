import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import {
  arrowLeftIcon,
  arrowRightIcon,
  type IconPath,
  pauseIcon,
  playIcon,
} from '../icons/icons.ts';
import type { Direction } from './turnRow.ts';

interface CarouselControlsProps {
  labels: { previous: string; next: string };
  /** Only for a carousel that moves by itself. */
  rotation?:
    | { isRotating: boolean; labels: { pause: string; play: string }; onToggle(): void }
    | undefined;
  children?: ReactNode;
  onGo(direction: Direction): void;
}

/** Pause, previous and next: first in the carousel for the keyboard, under the slides to the eye. */
export function CarouselControls(props: CarouselControlsProps) {
  const { labels, rotation, children, onGo } = props;
  return (
    <div data-print="hide" className="order-2 flex flex-wrap items-center gap-1 noscript:hidden">
      {rotation ? (
        <ControlButton
          icon={rotation.isRotating ? pauseIcon : playIcon}
          label={rotation.isRotating ? rotation.labels.pause : rotation.labels.play}
          onClick={rotation.onToggle}
          data-rotation=""
        />
      ) : null}
      <ControlButton
        icon={arrowLeftIcon}
        label={labels.previous}
        onClick={() => onGo('previous')}
        data-turn="previous"
      />
      {children}
      <ControlButton
        icon={arrowRightIcon}
        label={labels.next}
        onClick={() => onGo('next')}
        data-turn="next"
      />
    </div>
  );
}

interface ControlButtonProps {
  icon: IconPath;
  label: string;
  onClick(): void;
  'data-rotation'?: string;
  /** A script of the head turns the slides before hydration. */
  'data-turn'?: Direction;
}

/** An icon alone: the shell shows its name as a tooltip (`tooltip` of the runtime). */
function ControlButton({ icon, label, ...rest }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      className="inline-grid size-touch place-items-center rounded-full border border-current text-link transition-colors hover:bg-action hover:text-on-action"
      {...rest}
    >
      <Icon icon={icon} className="size-5" />
    </button>
  );
}

interface IndicatorProps {
  look?: 'name' | 'dots' | undefined;
  names: readonly string[];
  index: number;
  onShow(index: number): void;
}

/** The position: the name of the slide in view, or a dot for each slide. */
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
        <span className="carousel-dot" />
      </button>
    ));
  }
  return null;
}
