/** What somebody reads who looks at a release before it is everybody's. */
export const content = {
  region: 'Prévia do site',
  /** Before the remote's name and its build. */
  shown: 'Você está vendo uma prévia:',
  gone: 'Esta prévia não está mais disponível. Você está vendo o site publicado.',
  leave: 'Sair da prévia',
};
