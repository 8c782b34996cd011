/** Ids, classes and attributes that the head's script, the styles and the frame's modules share. */

/** The id of `<main>`, where pages appear: the skip link leads to it. */
export const MAIN_ID = 'conteudo';

/** The id of the search page's field, which takes the focus of a visitor who comes to search. */
export const SEARCH_FIELD_ID = 'busca-pergunta';

/** Class of the element around all of the frame that stands before the page; it has no box. */
export const FRAME_TOP = 'frame-top';

/** On `<html>`: the pointer rests where the page put it; a menu that lies under it stays closed. */
export const POINTER_RESTS = 'data-pointer-rests';

/** On `<html>`: only what is on the screen is laid out. */
export const OFFSCREEN_DEFERRED = 'data-offscreen-deferred';

export function mainElement(): HTMLElement | null {
  return document.getElementById(MAIN_ID);
}
