export const content = {
  head: {
    title: 'Informações por categoria',
    description:
      'Informações da associação para quem empreende em Goiás, organizadas por categoria.',
  },
  heading: 'Informações por categoria',
  lead: 'Posts do blog requerem integração com banco de dados.',
};
