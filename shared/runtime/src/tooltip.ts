/** Marks an element that explains itself when hovered or focused. */
export const TOOLTIP_ATTRIBUTE = 'data-tooltip';

/**
 * Attributes of a tooltip: `<button {...tooltip('Área restrita')}>`. Never the only place of a text:
 * touch has no hovering.
 */
export function tooltip(text: string): { [TOOLTIP_ATTRIBUTE]: string } {
  return { [TOOLTIP_ATTRIBUTE]: text };
}
