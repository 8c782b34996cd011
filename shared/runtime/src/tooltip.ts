/** Marks an element that explains itself when hovered or focused. */
export const TOOLTIP_ATTRIBUTE = 'data-tooltip';

/**
 * Attributes that give an element a tooltip: `<button {...tooltip('Área restrita')}>`. The shell
 * shows it. Never the only place of something a visitor must know: touch has no hovering.
 */
export function tooltip(text: string): { [TOOLTIP_ATTRIBUTE]: string } {
  return { [TOOLTIP_ATTRIBUTE]: text };
}
