export const content = {
  head: {
    title: 'Sobre a associação',
    description:
      'Conheça a missão, a visão e os cinco valores da associação: Alegria, Colaboração, Criatividade, Respeito e Satisfação.',
  },
  heading: 'Sobre a associação',
  lead: 'Promovemos serviços cooperativos para quem empreende em Goiás.',
};
