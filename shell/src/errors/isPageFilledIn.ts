import { mainElement } from '../browser/marks.ts';

let typedInto: Node | null = null;

/** From now on fields that a page's own code keeps like new are known to be filled in, too. */
export function followTyping(): void {
  const note = ({ target }: Event) => {
    if (target instanceof Node) typedInto = target;
  };
  document.addEventListener('input', note, { capture: true, passive: true });
}

/** Whether a visitor typed or chose something on the page, which would be lost with it. */
export function isPageFilledIn(): boolean {
  const main = mainElement();
  const fields = main?.querySelectorAll('input, textarea, select') ?? [];
  return (typedInto !== null && main?.contains(typedInto)) || [...fields].some(isFilledIn);
}

function isFilledIn(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const preset = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, preset);
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}
