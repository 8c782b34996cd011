import { thirdParties } from '@site/site/thirdParties.ts';
import { emailLink, legal, privacyLink } from '../../content/legal.ts';
import type { LegalContent } from '../../layouts/LegalPage.tsx';

export const content = {
  ...legal,
  head: {
    title: 'Política de cookies',
    description:
      'Este site não grava cookies próprios. Veja o que fica no armazenamento do seu navegador, por quanto tempo, e quando conteúdo de outros sites pode usar cookies.',
  },
  breadcrumb: 'Política de cookies',
  lead: 'Este site não grava cookies próprios. Ele guarda algumas escolhas no armazenamento do seu navegador, e só você decide se conteúdo de terceiros carrega.',
  sections: [
    {
      id: 'o-que-sao',
      heading: 'Cookies e armazenamento do navegador',
      blocks: [
        'Cookie é um pequeno texto que um site grava no navegador e que volta para o site a cada visita. O armazenamento do navegador também grava textos, mas eles ficam no seu aparelho: não são enviados a cada visita.',
        'Este site usa só o armazenamento do navegador. Não há cookies nossos, de análise de audiência ou de publicidade.',
      ],
    },
    {
      id: 'o-que-guardamos',
      heading: 'O que fica guardado',
      blocks: [
        {
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
            ['site_scroll', 'Voltar ao ponto da página em que você estava', 'Até fechar a aba'],
            [
              'interesse_Marketplace, interesse_CRM',
              'Guardar o que você preencheu no formulário de interesse: até o envio, para você continuar depois; enviado, como registro',
              'Até fechar a aba, enquanto não enviado; depois, até você apagar',
            ],
            [
              'visitedPages, engagement',
              'Saber quais páginas você abriu nesta visita, quanto tempo ficou e até onde leu, para escolher a hora de mostrar um aviso',
              'Até fechar a aba',
            ],
          ],
        },
        'Nada disso é enviado para nós ou para terceiros. Só o formulário de interesse guarda dados que identificam você, e só se você o preencher.',
      ],
    },
    {
      id: 'terceiros',
      heading: 'Conteúdo de terceiros',
      blocks: [
        'Conteúdo que vem de outra empresa pode gravar cookies dela. Por isso, no lugar dele aparece primeiro uma prévia nossa. Ele só carrega quando você permite a categoria ou pede aquele conteúdo.',
        {
          caption: 'Conteúdo de terceiros por categoria',
          columns: ['Categoria', 'De onde vem', 'Onde aparece'],
          rows: thirdParties.map(({ label, source, place }) => [label, source, place]),
        },
        [
          {
            label: 'Política de privacidade do Google',
            href: 'https://policies.google.com/privacy',
          },
        ],
      ],
    },
    {
      id: 'escolhas',
      heading: 'Suas escolhas',
      blocks: [
        [
          'Aceitar todos: conteúdo de terceiros carrega sem perguntar de novo.',
          'Só essenciais: nada de terceiros carrega sem que você peça.',
          'Personalizar: você escolhe as categorias.',
        ],
        'O site funciona por inteiro em qualquer das escolhas. Você pode mudar a sua a qualquer momento em Preferências de cookies, no rodapé de todas as páginas.',
      ],
    },
    {
      id: 'apagar',
      heading: 'Como apagar',
      blocks: [
        'Nas configurações do navegador, procure por privacidade e apague os dados deste site. O aviso de cookies volta a aparecer na próxima visita. Se o navegador bloquear o armazenamento, o site funciona do mesmo jeito, mas esquece as suas escolhas.',
      ],
    },
    {
      id: 'contato',
      heading: 'Dúvidas',
      blocks: ['Escreva para nós ou leia como tratamos dados pessoais:', [emailLink, privacyLink]],
    },
  ],
} satisfies LegalContent;
