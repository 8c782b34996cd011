export const content = {
  head: {
    title: 'Informações',
    description: 'Informações e notícias da associação para quem empreende em Goiás.',
  },
  heading: 'Informações',
  lead: 'Blog requer integração com banco de dados.',
};
