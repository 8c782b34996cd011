/** Address of a chat with the association, as the specification writes it. */
export const chatHref = (message: string) =>
  `https://wa.me/5562904127358?text=${encodeURIComponent(message)}`;
