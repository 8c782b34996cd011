/** What the frame says besides header, footer and the buttons in the corners. */
export const content = {
  skipLink: 'Ir para o conteúdo',
  loading: 'Carregando página',
};
