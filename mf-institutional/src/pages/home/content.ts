export const content = {
  head: {
    title: 'Soluções econômicas para quem empreende',
    description:
      'Consultoria, certificado digital, espaços e parcerias para reduzir custos e desenvolver empresas em Goiás, com atendimento direto pelo WhatsApp.',
  },
  heading: 'Soluções econômicas para o setor produtivo de Goiás',
  lead: 'A associação reúne serviços cooperativos que reduzem custos e ajudam empresas a crescer.',
};
