import { type KeyboardEvent, type RefObject, useState } from 'react';

/** Which of the options below a field is the active one, moved by the field's keys. */
export interface Options {
  /** The active option's place; -1 for none. */
  active: number;
  reset(): void;
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * WAI-ARIA's combobox with a list: arrows move through the options and round, Enter follows the
 * active one, and the focus stays in the field. Without an active one Enter is the form's.
 */
export function useOptions(list: RefObject<HTMLElement | null>): Options {
  const [active, setActive] = useState(-1);
  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While characters are being composed, keys belong to whoever composes them.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    const all = options();
    if (event.key === 'Enter' && all[active]) {
      event.preventDefault();
      all[active].click();
    }
    if (step === undefined || all.length === 0) return;
    event.preventDefault();
    // One place more than options: the field itself, with none of them active.
    const next = ((active + 1 + step + all.length + 1) % (all.length + 1)) - 1;
    setActive(next);
    all[next]?.scrollIntoView({ block: 'nearest' });
  };
  return { active, reset: () => setActive(-1), onKeyDown };
}
