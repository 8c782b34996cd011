/** What toasts say besides their own texts. */
export const content = { region: 'Notificações' };
