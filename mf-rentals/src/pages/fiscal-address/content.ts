export const content = {
  head: {
    title: 'Endereço fiscal em Goiânia',
    description:
      'Endereço fiscal e comercial em Goiânia a partir de R$ 90 por mês, com ativação em 24 a 48 horas.',
  },
  heading: 'Endereço fiscal',
  lead: 'Planos a partir de R$ 90 por mês, pagos por PIX.',
};
