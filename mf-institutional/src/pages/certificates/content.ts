import type { PageContent } from '@site/content/page.ts';
import { fileIcon, shieldIcon } from '@site/design/ui/icons/icons.ts';
import { certificates } from '@site/site/certificates.ts';
import { formatReais } from '@site/site/money.ts';
import { certificateOffers, certificateTypes } from '../../content/certificates.ts';

const renewable = certificates['e-cnpj-a3'];

export const content = {
  head: {
    title: 'Certificado digital e-CPF e e-CNPJ: preços',
    synonyms: [
      'e-CNPJ',
      'e-CPF',
      'certificado A1',
      'certificado A3',
      'token',
      'assinatura digital',
      'assinar documentos',
      'nota fiscal eletrônica',
      'NF-e',
      'emitir nota',
      'renovar certificado',
    ],
    description:
      'e-CNPJ e e-CPF nos tipos A1 (arquivo, 1 ano) e A3 (token, 3 anos): veja os preços, tire dúvidas e peça a emissão ou a renovação pelo WhatsApp.',
  },
  breadcrumb: 'Certificado digital',
  hero: {
    title: 'Certificado digital com preço claro',
    lead: 'Quatro certificados, quatro preços. Escolha pelo titular, empresa ou pessoa física, e pelo formato, arquivo ou token físico.',
    actions: [
      {
        label: 'Pedir certificado pelo WhatsApp',
        message: 'Olá! Gostaria de solicitar um certificado digital.',
      },
      { label: 'Ver preços', href: '#precos' },
    ],
  },
  offers: {
    heading: 'Preços',
    intro: 'Cada botão abre o WhatsApp com o pedido daquele certificado já escrito.',
    items: certificateOffers,
    issue: {
      label: 'Emitir {title}',
      message: 'Olá! Gostaria de emitir um certificado digital {title}.',
    },
    renew: {
      label: 'Renovar {title}',
      message: 'Olá! Gostaria de renovar meu certificado digital {title}.',
    },
    renewal: 'Renovação',
    onRequest: 'Sob consulta',
    format: 'Formato',
    validity: 'Validade',
  },
  chooser: {
    heading: 'Qual certificado é o seu?',
    intro: 'Três perguntas, e o preço aparece com o pedido já escrito.',
    holder: {
      legend: 'Quem vai assinar?',
      options: [
        { value: 'empresa', label: 'A empresa' },
        { value: 'pessoa', label: 'Eu, como pessoa física' },
      ],
    },
    format: {
      legend: 'Onde o certificado deve ficar?',
      options: [
        { value: 'arquivo', label: 'No computador ou no sistema de notas' },
        { value: 'token', label: 'Comigo, em um token' },
      ],
    },
    request: {
      legend: 'Você já tem um?',
      options: [
        { value: 'first', label: 'Não, é o primeiro' },
        { value: 'renewal', label: 'Sim, quero renovar' },
      ],
    },
    waiting: 'Responda às três perguntas: a resposta aparece aqui.',
    answer: 'O seu certificado',
  },
  types: {
    heading: 'A1 ou A3?',
    intro: 'Os dois assinam do mesmo jeito. Muda onde o certificado fica e por quanto tempo vale.',
    items: [
      {
        icon: fileIcon,
        title: 'A1 é um arquivo',
        validity: `Válido por ${certificateTypes.A1.validity}`,
        text: 'Fica instalado no computador ou no sistema que emite as notas. Serve bem a quem assina muitos documentos e não quer depender de um aparelho.',
      },
      {
        icon: shieldIcon,
        title: 'A3 é um token físico',
        validity: `Válido por ${certificateTypes.A3.validity}`,
        text: 'Fica gravado no token e só assina com ele conectado. Serve bem a quem quer levar o certificado consigo e renovar com menos frequência.',
      },
    ],
  },
  faq: {
    heading: 'Perguntas frequentes',
    items: [
      {
        question: 'Qual é a diferença entre A1 e A3?',
        answer:
          'O A1 é um arquivo e vale 1 ano. O A3 fica em um token físico e vale 3 anos. Os dois servem para assinar documentos e acessar sistemas que pedem certificado digital.',
      },
      {
        question: 'Preciso de e-CPF ou de e-CNPJ?',
        answer:
          'O e-CPF identifica uma pessoa física. O e-CNPJ identifica uma empresa e é emitido em nome de quem responde por ela. Se a assinatura é da empresa, escolha o e-CNPJ.',
      },
      {
        question: 'Como peço a emissão?',
        answer:
          'Toque em “Emitir” no certificado que você quer. O WhatsApp abre com o pedido já escrito. Envie a mensagem e combine os documentos e os próximos passos com a nossa equipe.',
      },
      {
        question: 'Quanto custa renovar?',
        answer: `A renovação do ${renewable.title} custa ${formatReais(renewable.renewalPrice, true)}. Para renovar os outros certificados, consulte a nossa equipe pelo WhatsApp.`,
      },
      {
        question: 'O que acontece quando o certificado vence?',
        answer:
          'Um certificado vencido deixa de assinar e de dar acesso aos sistemas. Por isso, chame antes do fim da validade: 1 ano no A1, 3 anos no A3.',
      },
    ],
  },
  closing: {
    title: 'Ainda em dúvida sobre qual escolher?',
    text: 'Conte para que você vai usar o certificado. A gente ajuda a escolher antes do pedido.',
    actions: [
      {
        label: 'Pedir ajuda pelo WhatsApp',
        message: 'Olá! Preciso de ajuda para escolher o meu certificado digital.',
      },
      { label: 'Ver endereço e horário', href: '/seja-parceiro' },
    ],
  },
} satisfies PageContent;
