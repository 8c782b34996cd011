/** Marks an element that explains itself when hovered or focused. */
export const TOOLTIP_ATTRIBUTE = 'data-tooltip';

/** Attributes of a tooltip: `<button {...tooltip('Sair')}>`. Never a text's only place: touch has no hover. */
export function tooltip(text: string): { [TOOLTIP_ATTRIBUTE]: string } {
  return { [TOOLTIP_ATTRIBUTE]: text };
}
