import { Button } from '@site/design/ui/button/Button.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import {
  checkIcon,
  closeIcon,
  contrastIcon,
  type IconPath,
  minusIcon,
  plusIcon,
  textSizeIcon,
} from '@site/design/ui/icons/icons.ts';
import { useId } from 'react';
import { accessibility as content } from '../../content.ts';
import { changePreferences, resetPreferences, TEXT_SIZE, usePreferences } from './preferences.ts';

const CONTRAST_AREA = 'M12 3.5a8.5 8.5 0 0 1 0 17z';

/** Text size, contrast, and the way back to how it was. */
export function AccessibilityPanel({ id, onClose }: { id: string; onClose(): void }) {
  const headingId = useId();
  const sizeId = useId();
  const { textSize, isHighContrast } = usePreferences();
  return (
    <section id={id} aria-labelledby={headingId} className="accessibility-panel surface-paper">
      <div className="flex items-center justify-between gap-2">
        <h2 id={headingId} className="text-lg font-bold">
          {content.open}
        </h2>
        <button
          type="button"
          className="-me-2 grid size-touch shrink-0 place-items-center rounded-md hover:bg-moss hover:text-link"
          aria-label={content.close}
          onClick={onClose}
        >
          <Icon icon={closeIcon} />
        </button>
      </div>
      <fieldset className="mt-3 min-w-0" aria-labelledby={sizeId}>
        <p id={sizeId} className="flex items-center gap-2 font-semibold">
          <Icon icon={textSizeIcon} />
          {content.textSize}
        </p>
        <div className="mt-2 flex items-center justify-between gap-2 rounded-lg border border-control">
          <StepButton label={content.smaller} icon={minusIcon} size={textSize - TEXT_SIZE.step} />
          {/* Read out when it changes. */}
          <output className="font-semibold whitespace-nowrap tabular-nums">
            {content.sizeOf(textSize)}
          </output>
          <StepButton label={content.larger} icon={plusIcon} size={textSize + TEXT_SIZE.step} />
        </div>
      </fieldset>
      <button
        type="button"
        aria-pressed={isHighContrast}
        className="mt-4 flex min-h-touch w-full items-center gap-3 rounded-lg border border-control px-3 py-2 text-start font-semibold hover:border-link aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action"
        onClick={() => changePreferences({ isHighContrast: !isHighContrast })}
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

/** At its limit it stays focusable, so that the keyboard does not lose its place. */
function StepButton({ label, icon, size }: { label: string; icon: IconPath; size: number }) {
  const isPastLimit = size < TEXT_SIZE.min || size > TEXT_SIZE.max;
  return (
    <button
      type="button"
      className="grid size-[min(3rem,48px)] shrink-0 place-items-center rounded-lg text-link hover:bg-moss aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:opacity-60"
      aria-label={label}
      aria-disabled={isPastLimit || undefined}
      onClick={() => changePreferences({ textSize: size })}
    >
      <Icon icon={icon} />
    </button>
  );
}
