export const content = {
  head: {
    title: 'Aluguel de auditório em Goiânia',
    description:
      'Auditório para até 150 pessoas no centro de Goiânia, com som, projeção e ar-condicionado. Reserve pelo WhatsApp.',
  },
  heading: 'Aluguel de auditório',
  lead: 'Acomoda 100 pessoas com conforto, no centro de Goiânia.',
};
