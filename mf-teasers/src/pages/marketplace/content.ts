import type { TeaserContent } from '../../components/teaser/TeaserPage.tsx';
import { interestForm } from '../../content/interestForm.ts';

export const content = {
  head: {
    title: 'Marketplace',
    synonyms: ['loja virtual', 'vender pela internet', 'anunciar produtos'],
    description:
      'Em breve: um marketplace de produtos e serviços dos associados em Goiás. Deixe seu contato e saiba primeiro.',
  },
  breadcrumb: 'Marketplace',
  interest: 'Marketplace',
  subtitle:
    'A vitrine on-line dos associados: comprar de quem é daqui, vender para quem está perto.',
  chat: {
    label: 'Falar no WhatsApp',
    message: 'Olá! Tenho interesse no Marketplace e gostaria de saber mais.',
  },
  toForm: { label: 'Quero ser avisado', href: '#interesse' },
  progress: {
    title: 'Em Desenvolvimento',
    text: 'O que você vai encontrar quando abrirmos:',
    features: [
      'Catálogo de produtos e serviços',
      'Perfil personalizado para cada associado',
      'Sistema de avaliações e feedback',
    ],
  },
  form: interestForm,
} satisfies TeaserContent;
