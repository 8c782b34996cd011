/** What a visitor reads where a part of the page has failed. */
export const content = {
  heading: 'Ops! Algo deu errado',
  text: 'Ocorreu um erro inesperado e nossa equipe foi notificada.',
  reset: 'Tentar Novamente',
  reload: 'Recarregar Página',
};

/** What a visitor reads where some of a page's controls do nothing. */
export const unhydratedNotice = {
  text: 'Alguns recursos desta página não carregaram.',
  reload: 'Recarregar',
  close: 'Fechar aviso',
};
