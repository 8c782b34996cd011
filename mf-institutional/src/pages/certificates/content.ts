import { certificates } from '../../content/certificates.ts';
import { questions } from './questions.ts';

export const content = {
  head: {
    title: 'Certificado digital E-CPF e E-CNPJ: preços',
    description:
      'E-CNPJ e E-CPF nos tipos A1 (arquivo, 1 ano) e A3 (token, 3 anos): veja os preços, tire dúvidas e peça a emissão ou a renovação pelo WhatsApp.',
  },
  breadcrumb: 'Certificado digital',
  hero: {
    title: 'Certificado digital com preço claro',
    lead: 'Quatro certificados, quatro preços. Escolha pelo titular, empresa ou pessoa física, e pelo formato, arquivo ou token físico.',
    chat: {
      label: 'Pedir certificado pelo WhatsApp',
      message: 'Olá! Gostaria de solicitar um certificado digital.',
    },
    prices: 'Ver preços',
  },
  offers: {
    heading: 'Preços',
    intro: 'Cada botão abre o WhatsApp com o pedido daquele certificado já escrito.',
    items: certificates,
    issue: 'Emitir',
    renew: 'Renovar',
    renewal: 'Renovação',
    format: 'Formato',
    validity: 'Validade',
  },
  types: {
    heading: 'A1 ou A3?',
    intro: 'Os dois assinam do mesmo jeito. Muda onde o certificado fica e por quanto tempo vale.',
    items: [
      {
        type: 'A1',
        icon: 'file' as const,
        title: 'A1 é um arquivo',
        validity: 'Válido por 1 ano',
        text: 'Fica instalado no computador ou no sistema que emite as notas. Serve bem a quem assina muitos documentos e não quer depender de um aparelho.',
      },
      {
        type: 'A3',
        icon: 'shield' as const,
        title: 'A3 é um token físico',
        validity: 'Válido por 3 anos',
        text: 'Fica gravado no token e só assina com ele conectado. Serve bem a quem quer levar o certificado consigo e renovar com menos frequência.',
      },
    ],
  },
  faq: { heading: 'Perguntas frequentes', items: questions },
  help: {
    heading: 'Ainda em dúvida sobre qual escolher?',
    text: 'Conte para que você vai usar o certificado. A gente ajuda a escolher antes do pedido.',
    chat: {
      label: 'Pedir ajuda pelo WhatsApp',
      message: 'Olá! Preciso de ajuda para escolher o meu certificado digital.',
    },
    partner: { label: 'Ver endereço e horário', href: '/seja-parceiro' },
  },
};
