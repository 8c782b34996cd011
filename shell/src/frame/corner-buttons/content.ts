/** What the buttons in the lower corners say; the accessibility widget has texts of its own. */
export const content = {
  label: 'Atalhos',
  /** `note` follows the label for those who do not see the icon. */
  chat: { label: 'Conversar', note: ' pelo WhatsApp' },
};
