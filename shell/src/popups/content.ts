import { certificates, startingPrice } from '@site/site/certificates.ts';
import { formatReais } from '@site/site/money.ts';
import type { PopupId } from './eligibility.ts';

/** Texts of one popup. */
export interface PopupContent {
  title: string;
  text: string;
  /** Offers at a glance, with their prices. */
  offers: readonly { title: string; price: string }[];
  /** Label of the chat button, by the width of the screen. */
  chatLabel: { mobile: string; desktop: string };
  chatMessage: string;
}

export const popupContent: Record<PopupId, PopupContent> = {
  home: {
    title: `Seu certificado digital a partir de ${formatReais(startingPrice, true)}`,
    text: 'Emita ou renove o e-CPF e o e-CNPJ com a associação. O A1 é um arquivo e vale 1 ano; o A3 é um token físico e vale 3 anos.',
    offers: [certificates['e-cpf-a1'], certificates['e-cnpj-a1']].map(({ title, price }) => ({
      title,
      price: formatReais(price, true),
    })),
    chatLabel: { mobile: 'Agendar', desktop: 'Fale no WhatsApp para contratar' },
    chatMessage: 'Olá! Gostaria de agendar a emissão de um certificado digital.',
  },
  certificacao: {
    title: 'Precisa de Certificação Digital?',
    text: 'Conte para que você vai usar o certificado. Pelo WhatsApp, ajudamos a escolher entre e-CPF e e-CNPJ, A1 e A3, na emissão ou na renovação.',
    offers: [],
    chatLabel: { mobile: 'Solicitar Agora', desktop: 'Solicitar Agora' },
    chatMessage: 'Olá! Gostaria de solicitar um certificado digital.',
  },
};

/** The three buttons that every popup has. */
export const popupButtons = {
  more: { label: 'Ver Certificações', href: '/certificacao-digital' },
  close: 'Fechar',
  dismiss: 'Não mostrar',
};
