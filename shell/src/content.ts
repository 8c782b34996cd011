import type { SearchEntry } from '@site/contract/search.ts';
import {
  accessibilityIcon,
  fileIcon,
  type IconPath,
  lockIcon,
  shieldIcon,
} from '@site/design/ui/icons/icons.ts';
import { startingPrice } from '@site/site/certificates.ts';
import { formatReais } from '@site/site/money.ts';
import { thirdParties } from '@site/site/thirdParties.ts';
import type { PopupId } from './widgets/popups/popups.ts';

/* All that the shell says, but its own pages (`pages/`) and the links of the frame (`links.ts`). */

export const frame = {
  skipLink: 'Ir para o conteúdo',
  loading: 'Carregando página',
};

export const header = {
  home: { href: '/', note: ', página inicial' },
  navigation: 'Principal',
  toggle: 'Menu',
  search: 'Buscar',
  searchHint: 'Buscar no site',
  lockHint: 'Requer autenticação',
};

export const footer = {
  about:
    'Associação sem fins lucrativos que reúne soluções econômicas para o setor produtivo goiano: redução de custos, serviços compartilhados e desenvolvimento sustentável.',
  securityLabel: 'Segurança e acessibilidade',
  /** Each links to the section that explains it. */
  security: [
    { icon: shieldIcon, text: 'Site seguro', href: '/politica-privacidade#resumo' },
    { icon: lockIcon, text: 'Conexão protegida por SSL', href: '/politica-privacidade#seguranca' },
    { icon: fileIcon, text: 'Em conformidade com a LGPD', href: '/politica-privacidade#direitos' },
    { icon: accessibilityIcon, text: 'Acessível', href: '/termos-uso#acessibilidade' },
  ] satisfies { icon: IconPath; text: string; href: string }[],
  quickLinks: 'Links rápidos',
  moreLinks: 'Mais links',
  contact: 'Contato',
  chat: 'Falar pelo WhatsApp',
  social: 'Instagram',
  cookies: { label: 'Preferências de cookies', href: '/politica-cookies' },
  copyright: (name: string) => `© 2025 ${name}`,
};

export const cornerButtons = {
  label: 'Atalhos',
  /** `note` follows the label for screen readers, which do not see the icon. */
  chat: { label: 'Conversar', note: ' pelo WhatsApp' },
};

export const accessibility = {
  open: 'Acessibilidade',
  close: 'Fechar',
  textSize: 'Tamanho do texto',
  smaller: 'Diminuir texto',
  larger: 'Aumentar texto',
  contrast: 'Alto contraste',
  reset: 'Restaurar padrão',
  sizeOf: (pixels: number) => `${pixels} px`,
};

const embeds = thirdParties.map(({ label }) => label.toLowerCase()).join(' e ');

export const consent = {
  heading: 'Cookies e privacidade',
  more: 'Só guardamos no seu aparelho o que o site precisa para funcionar.',
  text: `Os ${embeds} podem usar cookies: você decide.`,
  policy: { label: 'Política de cookies', href: '/politica-cookies' },
  /** Of equal weight, in the banner and in the panel. */
  choices: [
    { value: 'accepted-all', label: 'Aceitar todos' },
    { value: 'essential-only', label: 'Só essenciais' },
  ] as const,
  customize: 'Personalizar',
  legend: 'O que pode carregar',
  save: 'Salvar preferências',
  close: 'Fechar',
  saved: 'Preferências de cookies salvas.',
  essential: {
    label: 'Essenciais',
    text: 'Lembram esta escolha e as suas preferências de leitura. Sempre ativos.',
  },
  categories: thirdParties,
};

export const popupContent = {
  home: {
    title: `Seu certificado digital a partir de ${formatReais(startingPrice, true)}`,
    chatLabel: { mobile: 'Agendar', desktop: 'Fale no WhatsApp para contratar' },
    chatMessage: 'Olá! Gostaria de agendar a emissão de um certificado digital.',
  },
  certificacao: {
    title: 'Precisa de Certificação Digital?',
    chatLabel: { mobile: 'Solicitar Agora', desktop: 'Solicitar Agora' },
    chatMessage: 'Olá! Gostaria de solicitar um certificado digital.',
  },
} satisfies Record<PopupId, object>;

export const popupButtons = {
  more: { label: 'Ver Certificações', href: '/certificacao-digital' },
  close: 'Fechar',
  dismiss: 'Não mostrar',
};

export const toasts = { region: 'Notificações', close: 'Fechar aviso' };

export const tooltips = { region: 'Dica' };

export const errorFallback = {
  heading: 'Ops! Algo deu errado',
  text: 'Ocorreu um erro inesperado e nossa equipe foi notificada.',
  reset: 'Tentar Novamente',
  reload: 'Recarregar Página',
};

/** What a visitor reads where some of a page's controls do nothing, and where a page does not come. */
export const pageNotices = {
  unhydrated: { text: 'Alguns recursos desta página não carregaram.', action: 'Recarregar' },
  offline: { text: 'Sem conexão. Você continua nesta página.', action: 'Tentar de novo' },
};
export const closeNotice = 'Fechar aviso';

export const suggestion = { before: 'Você procurava esta página?' };

export const search = {
  heading: 'Do que você precisa hoje?',
  placeholder: 'Preço, serviço, órgão, vaga',
  hint: 'Por exemplo: “quanto custa certificado”, “alugar sala”, “procon”, “vaga de motorista”.',
  submit: 'Buscar',
  loading: 'Procurando…',
  failed: 'A busca não carregou. Confira a sua conexão, ou pergunte pelo WhatsApp.',
  none: 'Nada encontrado para “{question}”.',
  count: { one: '1 resposta', many: '{count} respostas' },
  chat: 'Perguntar pelo WhatsApp',
  chatMessage: 'Olá! Procurei no site por “{question}” e queria ajuda.',
  chatMessageAlone: 'Olá! Não encontrei no site o que preciso e queria ajuda.',
  kinds: {
    page: 'Página',
    price: 'Preço',
    question: 'Pergunta',
    entity: 'Entidade',
    vacancy: 'Vaga',
  } satisfies Record<SearchEntry['kind'], string>,
};
