export const content = {
  head: {
    title: 'Termos de uso',
    description: 'Regras de uso deste site e das contas de usuário.',
  },
  heading: 'Termos de uso',
  lead: 'Última atualização: 22 de maio de 2025.',
};
