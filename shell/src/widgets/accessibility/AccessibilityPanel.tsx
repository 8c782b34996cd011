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
  const isHighContrast = usePreferences((state) => state.isHighContrast);
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
      <TextSizeControl />
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

/** Two buttons around the current size, which is read out when it changes. */
function TextSizeControl() {
  const labelId = useId();
  const size = usePreferences((state) => state.textSize);
  return (
    <fieldset className="mt-3 min-w-0" aria-labelledby={labelId}>
      <p id={labelId} className="flex items-center gap-2 font-semibold">
        <Icon icon={textSizeIcon} />
        {content.textSize}
      </p>
      <div className="mt-2 flex items-center justify-between gap-2 rounded-lg border border-control">
        <StepButton label={content.smaller} icon={minusIcon} direction={-1} limit={TEXT_SIZE.min} />
        <output className="font-semibold whitespace-nowrap tabular-nums">
          {content.sizeOf(size)}
        </output>
        <StepButton label={content.larger} icon={plusIcon} direction={1} limit={TEXT_SIZE.max} />
      </div>
    </fieldset>
  );
}

interface StepButtonProps {
  label: string;
  icon: IconPath;
  direction: 1 | -1;
  limit: number;
}

/** At its limit it stays focusable, so that the keyboard does not lose its place. */
function StepButton({ label, icon, direction, limit }: StepButtonProps) {
  const size = usePreferences((state) => state.textSize);
  const isAtLimit = size === limit;
  return (
    <button
      type="button"
      className="grid size-[min(3rem,48px)] shrink-0 place-items-center rounded-lg text-link hover:bg-moss aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:opacity-60"
      aria-label={label}
      aria-disabled={isAtLimit || undefined}
      onClick={() => changePreferences({ textSize: size + direction * TEXT_SIZE.step })}
    >
      <Icon icon={icon} />
    </button>
  );
}
