export const content = {
  head: {
    title: 'Obrigado pelo seu cadastro',
    description:
      'Recebemos o seu cadastro. Volte para o início ou fale com a associação pelo WhatsApp.',
  },
  heading: 'Obrigado pelo seu cadastro!',
  lead: 'Recebemos os seus dados.',
};
