/** The texts of the bar above a preview. */
export const content = {
  region: 'Prévia do site',
  /** Before the remote's name and its build. */
  shown: 'Você está vendo uma prévia:',
  gone: 'Esta prévia não está mais disponível. Você está vendo o site publicado.',
  leave: 'Sair da prévia',
};
