/** What a visitor reads where a part of the page has failed. */
export const content = {
  heading: 'Ops! Algo deu errado',
  text: 'Ocorreu um erro inesperado e nossa equipe foi notificada.',
  reset: 'Tentar Novamente',
  reload: 'Recarregar Página',
};
