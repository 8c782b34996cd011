import type { TeaserContent } from '../../components/teaser/teaserSchema.ts';

export const content: TeaserContent = {
  head: {
    title: 'CRM Inteligente',
    description:
      'Em breve: um CRM inteligente para pequenas empresas, do primeiro contato à venda. Deixe seu contato e saiba primeiro.',
  },
  interest: 'CRM',
  title: 'CRM Inteligente',
  subtitle:
    'Do primeiro contato à venda fechada: cada cliente no lugar certo, nenhum retorno esquecido.',
  chat: {
    label: 'Falar no WhatsApp',
    message: 'Olá! Tenho interesse no CRM e gostaria de saber mais.',
  },
  toForm: 'Quero ser avisado',
  progress: {
    title: 'Em Desenvolvimento',
    text: 'Três frentes em construção:',
    features: ['Pipeline visual de leads', 'Automação de follow-up', 'Análise preditiva com IA'],
  },
};
