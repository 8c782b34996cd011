import { Button } from '@site/design/ui/button/Button.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import {
  checkIcon,
  closeIcon,
  contrastIcon,
  type IconPath,
  minusIcon,
  plusIcon,
} from '@site/design/ui/icons/icons.ts';
import { type MouseEvent, useId } from 'react';
import { accessibility as content } from '../../content.ts';
import {
  changeByTap,
  PREFERENCE,
  resetPreferences,
  TEXT_SIZE,
  usePreferences,
} from './preferences.ts';

const CONTRAST_AREA = 'M12 3.5a8.5 8.5 0 0 1 0 17z';

export const PANEL_ID = 'acessibilidade';

/** Text size, contrast, and the way back to how it was. A popover: the browser opens and closes it. */
export function AccessibilityPanel() {
  const headingId = useId();
  const sizeId = useId();
  const { textSize, isHighContrast } = usePreferences();
  return (
    <section
      id={PANEL_ID}
      popover="auto"
      aria-labelledby={headingId}
      className="accessibility-panel surface-paper"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 id={headingId} className="text-lg font-bold">
          {content.open}
        </h2>
        <button
          type="button"
          className="accessibility-sign -me-2"
          aria-label={content.close}
          popoverTarget={PANEL_ID}
          popoverTargetAction="hide"
        >
          <Icon icon={closeIcon} />
        </button>
      </div>
      <fieldset className="mt-3 min-w-0" aria-labelledby={sizeId}>
        <p id={sizeId} className="font-semibold">
          {content.textSize}
        </p>
        <div className="mt-2 flex items-center justify-between gap-2 rounded-lg border border-control">
          <StepButton label={content.smaller} icon={minusIcon} step={-TEXT_SIZE.step} />
          <output className="font-semibold whitespace-nowrap tabular-nums">
            {content.sizeOf(textSize)}
          </output>
          <StepButton label={content.larger} icon={plusIcon} step={TEXT_SIZE.step} />
        </div>
      </fieldset>
      <button
        type="button"
        aria-pressed={isHighContrast}
        className="accessibility-choice"
        {...{ [PREFERENCE]: 'contrast' }}
        onClick={change}
      >
        <Icon icon={contrastIcon} area={CONTRAST_AREA} />
        <span className="min-w-0">{content.contrast}</span>
        {isHighContrast ? <Icon icon={checkIcon} className="ms-auto size-[1.25em]" /> : null}
      </button>
      <Button variant="quiet" className="mt-2" onClick={resetPreferences}>
        {content.reset}
      </Button>
    </section>
  );
}

const change = ({ currentTarget }: MouseEvent) =>
  usePreferences.setState(changeByTap(currentTarget));

/** At its limit it stays focusable, so that the keyboard does not lose its place. */
function StepButton({ label, icon, step }: { label: string; icon: IconPath; step: number }) {
  const size = usePreferences(({ textSize }) => textSize) + step;
  const isPastLimit = size < TEXT_SIZE.min || size > TEXT_SIZE.max;
  return (
    <button
      type="button"
      className="accessibility-sign"
      aria-label={label}
      aria-disabled={isPastLimit || undefined}
      {...{ [PREFERENCE]: step }}
      onClick={change}
    >
      <Icon icon={icon} />
    </button>
  );
}
