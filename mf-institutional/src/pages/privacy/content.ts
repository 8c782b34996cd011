export const content = {
  head: {
    title: 'Política de privacidade',
    description:
      'Como a associação trata dados pessoais neste site, segundo a Lei Geral de Proteção de Dados.',
  },
  heading: 'Política de privacidade',
  lead: 'Última atualização: 22 de maio de 2025.',
};
