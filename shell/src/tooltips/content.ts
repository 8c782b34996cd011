/** What tooltips say besides their own texts. */
export const content = { region: 'Dica' };
