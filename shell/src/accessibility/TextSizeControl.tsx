import { Icon } from '@site/design/ui/icons/Icon.tsx';
import type { IconName } from '@site/design/ui/icons/paths.ts';
import { useId } from 'react';
import { useVisitorStore } from '../visitor/visitorStore.ts';
import { content } from './content.ts';
import { TEXT_SIZE } from './preferences.ts';

/** Two buttons around the current size, which is read out when it changes. */
export function TextSizeControl() {
  const labelId = useId();
  const size = useVisitorStore((state) => state.preferences.textSize);
  return (
    <fieldset className="mt-3 min-w-0" aria-labelledby={labelId}>
      <p id={labelId} className="flex items-center gap-2 font-semibold">
        <Icon name="text-size" />
        {content.textSize}
      </p>
      <div className="mt-2 flex items-center justify-between gap-2 rounded-lg border border-control">
        <StepButton label={content.smaller} icon="minus" direction={-1} limit={TEXT_SIZE.min} />
        <output className="font-semibold whitespace-nowrap tabular-nums">
          {content.sizeOf(size)}
        </output>
        <StepButton label={content.larger} icon="plus" direction={1} limit={TEXT_SIZE.max} />
      </div>
    </fieldset>
  );
}

interface StepButtonProps {
  label: string;
  icon: IconName;
  direction: 1 | -1;
  limit: number;
}

/** At its limit it stays focusable, so that the keyboard does not lose its place. */
function StepButton({ label, icon, direction, limit }: StepButtonProps) {
  const isAtLimit = useVisitorStore((state) => state.preferences.textSize === limit);
  const step = useVisitorStore((state) => state.stepTextSize);
  return (
    <button
      type="button"
      className="grid size-[min(3rem,48px)] shrink-0 place-items-center rounded-lg text-link hover:bg-moss aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:opacity-60"
      aria-label={label}
      aria-disabled={isAtLimit || undefined}
      onClick={() => step(direction)}
    >
      <Icon name={icon} />
    </button>
  );
}
