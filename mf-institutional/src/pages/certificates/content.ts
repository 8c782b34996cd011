export const content = {
  head: {
    title: 'Certificado digital',
    description:
      'Certificado digital E-CPF e E-CNPJ, A1 ou A3, com preços claros e atendimento pelo WhatsApp para emissão ou renovação.',
  },
  heading: 'Certificado digital',
  lead: 'A1 é um arquivo válido por 1 ano; A3 é um token físico válido por 3 anos.',
};
