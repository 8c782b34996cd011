import type { TeaserContent } from '../../components/teaser/TeaserPage.tsx';
import { interestForm } from '../../content/interestForm.ts';

export const content = {
  head: {
    title: 'CRM inteligente',
    synonyms: ['gestão de clientes', 'funil de vendas', 'sistema de vendas'],
    description:
      'Em breve: um CRM inteligente para pequenas empresas, do primeiro contato à venda. Deixe seu contato e saiba primeiro.',
  },
  breadcrumb: 'CRM inteligente',
  interest: 'CRM',
  subtitle:
    'Do primeiro contato à venda fechada: cada cliente no lugar certo, nenhum retorno esquecido.',
  chat: {
    label: 'Falar no WhatsApp',
    message: 'Olá! Tenho interesse no CRM e gostaria de saber mais.',
  },
  toForm: { label: 'Quero ser avisado', href: '#interesse' },
  progress: {
    title: 'Em Desenvolvimento',
    text: 'Três frentes em construção:',
    features: ['Pipeline visual de leads', 'Automação de follow-up', 'Análise preditiva com IA'],
  },
  form: interestForm,
} satisfies TeaserContent;
