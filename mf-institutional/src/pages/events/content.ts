export const content = {
  head: {
    title: 'Eventos',
    description: 'Eventos da associação para quem empreende em Goiás.',
  },
  heading: 'Eventos',
  lead: 'Eventos requerem integração com banco de dados.',
};
