export const content = {
  head: {
    title: 'Seja parceiro',
    description:
      'Fale com a associação: WhatsApp, e-mail, endereço em Goiânia e horário de atendimento de segunda a sexta, das 9h às 12h e das 14h às 17h.',
  },
  heading: 'Seja parceiro',
  lead: 'Atendemos de segunda a sexta, das 9h às 12h e das 14h às 17h.',
};
