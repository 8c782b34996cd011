/** Anchor of the form. */
export const FORM_ID = 'interesse';
