import { site } from '@site/site';
import {
  emailLink,
  privacyLink,
  tableOfContents,
  text,
  thirdParties,
  updated,
} from '../../content/legal.ts';
import type { LegalContent } from '../../layouts/LegalPage.tsx';

/** Without a configured video no page has a player. */
const whereVideosAre = site.productVideo
  ? 'Na página do colágeno'
  : 'Em nenhuma página, por enquanto';

export const content = {
  head: {
    title: 'Política de cookies',
    description:
      'Este site não grava cookies próprios. Veja o que fica no armazenamento do seu navegador, por quanto tempo, e quando mapas e vídeos podem usar cookies.',
  },
  breadcrumb: 'Política de cookies',
  title: 'Política de cookies',
  lead: 'Este site não grava cookies próprios. Ele guarda algumas escolhas no armazenamento do seu navegador, e só você decide se mapas e vídeos de terceiros carregam.',
  updated,
  tableOfContents,
  sections: [
    {
      id: 'o-que-sao',
      heading: 'Cookies e armazenamento do navegador',
      blocks: [
        text(
          'Cookie é um pequeno texto que um site grava no navegador e que volta para o site a cada visita. O armazenamento do navegador também grava textos, mas eles ficam no seu aparelho: não são enviados a cada visita.',
        ),
        text(
          'Este site usa só o armazenamento do navegador. Não há cookies nossos, de análise de audiência ou de publicidade.',
        ),
      ],
    },
    {
      id: 'o-que-guardamos',
      heading: 'O que fica guardado',
      blocks: [
        {
          kind: 'table',
          caption: 'Itens guardados no navegador, finalidade e prazo',
          columns: ['Nome', 'Para quê', 'Por quanto tempo'],
          rows: [
            [
              'cookie_consent',
              'Lembrar a sua escolha no aviso de cookies: aceitar todos, só essenciais ou personalizar',
              'Até você apagar ou mudar a escolha',
            ],
            [
              'accessibility_preferences',
              'Lembrar o tamanho do texto e o alto contraste',
              'Até você apagar ou mudar a preferência',
            ],
            [
              'popup_home_last_shown, popup_certificacao_last_shown',
              'Lembrar quando cada aviso apareceu, para não repetir antes de 24 horas',
              'Até você apagar; depois de 24 horas não impede mais o aviso',
            ],
            [
              'popup_home_dismissed, popup_certificacao_dismissed',
              'Lembrar que você escolheu não ver mais um aviso',
              'Até você apagar',
            ],
            [
              'react-router-scroll-positions',
              'Voltar ao ponto da página em que você estava',
              'Até fechar a aba',
            ],
            [
              'visitedPages, engagement',
              'Saber quais páginas você abriu nesta visita, quanto tempo ficou e até onde leu, para escolher a hora de mostrar um aviso',
              'Até fechar a aba',
            ],
          ],
        },
        text('Nenhum desses itens identifica você nem é enviado para nós ou para terceiros.'),
      ],
    },
    {
      id: 'terceiros',
      heading: 'Mapas e vídeos de terceiros',
      blocks: [
        text(
          'Mapas do Google e vídeos do YouTube podem gravar cookies dessas empresas. Por isso, no lugar deles aparece primeiro uma prévia nossa. Eles só carregam quando você permite a categoria ou pede aquele mapa ou vídeo.',
        ),
        {
          kind: 'table',
          caption: 'Conteúdo de terceiros por categoria',
          columns: ['Categoria', 'De onde vem', 'Onde aparece'],
          rows: [
            ['Mapas', thirdParties.maps, 'Na página Seja Parceiro'],
            ['Vídeos', thirdParties.videos, whereVideosAre],
          ],
        },
        {
          kind: 'links',
          items: [
            {
              label: 'Política de privacidade do Google',
              href: 'https://policies.google.com/privacy',
            },
          ],
        },
      ],
    },
    {
      id: 'escolhas',
      heading: 'Suas escolhas',
      blocks: [
        {
          kind: 'list',
          items: [
            'Aceitar todos: mapas e vídeos carregam sem perguntar de novo.',
            'Só essenciais: nenhum mapa ou vídeo carrega sem que você peça.',
            'Personalizar: você escolhe as categorias, mapas ou vídeos.',
          ],
        },
        text(
          'O site funciona por inteiro em qualquer das escolhas. Você pode mudar a sua a qualquer momento em Preferências de cookies, no rodapé de todas as páginas.',
        ),
      ],
    },
    {
      id: 'apagar',
      heading: 'Como apagar',
      blocks: [
        text(
          'Nas configurações do navegador, procure por privacidade e apague os dados deste site. O aviso de cookies volta a aparecer na próxima visita. Se o navegador bloquear o armazenamento, o site funciona do mesmo jeito, mas esquece as suas escolhas.',
        ),
      ],
    },
    {
      id: 'contato',
      heading: 'Dúvidas',
      blocks: [
        text('Escreva para nós ou leia como tratamos dados pessoais:'),
        {
          kind: 'links',
          items: [emailLink, privacyLink],
        },
      ],
    },
  ],
} satisfies LegalContent;
