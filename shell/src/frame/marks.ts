/** The id of `<main>`, where pages appear: the skip link leads to it. */
export const MAIN_ID = 'conteudo';

/** The `<main>` on screen; it can take the focus. */
export function mainElement(): HTMLElement | null {
  return document.getElementById(MAIN_ID);
}
