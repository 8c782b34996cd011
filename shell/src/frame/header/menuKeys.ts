const ENTRIES = ':scope > li > :is(a, button)';

const STEPS: Record<string, number> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * Where a key moves the focus inside a menu (WAI-ARIA's disclosure navigation): arrows to the
 * next or previous entry of the same list, into an open panel and out of it again; Home and End
 * to the list's ends. `undefined` where the key means nothing, so that the browser handles it.
 */
export function focusTarget(focused: HTMLElement, key: string): HTMLElement | undefined {
  const list = focused.closest('ul');
  if (!list) return undefined;
  const entries = [...list.querySelectorAll<HTMLElement>(ENTRIES)];
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries.at(-1);
  const step = STEPS[key];
  const at = entries.indexOf(focused);
  if (step === undefined || at < 0) return undefined;
  if (step > 0 && focused.getAttribute('aria-expanded') === 'true') return firstInside(focused);
  return at + step < 0 ? buttonOf(list) : entries[at + step];
}

function firstInside(button: HTMLElement): HTMLElement | undefined {
  const list = button.nextElementSibling?.querySelector('ul');
  return list?.querySelector<HTMLElement>(ENTRIES) ?? undefined;
}

function buttonOf(list: Element): HTMLElement | undefined {
  const button = list.parentElement?.closest('li')?.querySelector<HTMLElement>(':scope > button');
  return button ?? undefined;
}
