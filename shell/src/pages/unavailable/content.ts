export const content = {
  head: {
    title: 'Página temporariamente indisponível',
    description:
      'Esta parte do site está em manutenção e volta em instantes. As outras páginas continuam funcionando.',
    noindex: true,
  },
  code: '503',
  heading: 'Página temporariamente indisponível',
  text: 'Esta parte do site está em manutenção e volta em instantes. As outras páginas continuam funcionando, e você pode falar com a gente pelo WhatsApp.',
  /** `?` is the address that the visitor asked for. */
  way: { label: 'Tentar novamente', href: '?', 'data-reload': true },
};
