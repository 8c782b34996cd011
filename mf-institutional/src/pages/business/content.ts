import type { PageContent } from '@site/content/page.ts';
import { site } from '@site/site';

export const content = {
  head: {
    title: 'Para a sua empresa',
    description:
      'Certificado digital, serviços, espaços e endereço fiscal: os caminhos da associação para quem tem empresa em Goiás, com atendimento pelo WhatsApp.',
  },
  breadcrumb: 'Empresarial',
  title: 'Para a sua empresa',
  lead: 'Diga do que a empresa precisa hoje e siga direto para a página certa.',
  chat: { label: 'Explicar pelo WhatsApp', message: site.chat.messages.necessidade },
  paths: {
    heading: 'Do que a empresa precisa?',
    items: [
      {
        label: 'Assinar documentos e emitir notas',
        text: 'Certificado digital',
        href: '/certificacao-digital',
      },
      {
        label: 'Pagar menos',
        text: 'Serviços: finanças e energia solar',
        href: '/servicos#financeiro',
      },
      { label: 'Cuidar da equipe', text: 'Serviços: saúde ocupacional', href: '/servicos#saude' },
      { label: 'Tirar uma dúvida jurídica', text: 'Assessoria', href: '/assessoria' },
      { label: 'Ter um endereço', text: 'Endereço fiscal', href: '/endereco-fiscal' },
      { label: 'Reunir ou receber pessoas', text: 'Auditório', href: '/aluguel-auditorio' },
      { label: 'Contratar gente', text: 'Oferta de trabalho', href: '/oferta-trabalho' },
      {
        label: 'Acompanhar candidatos',
        text: 'Painel do empregador',
        href: '/dashboard-empregador',
      },
      { label: 'Gravar um programa', text: 'Estúdio de podcast', href: '/aluguel-podcast' },
    ],
  },
} satisfies PageContent;
