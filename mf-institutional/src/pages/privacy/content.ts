import { site } from '@site/site';
import { thirdParties } from '@site/site/thirdParties.ts';
import { chatHost, cookiesLink, emailLink, legal } from '../../content/legal.ts';
import type { LegalContent } from '../../layouts/LegalPage.tsx';

export const content = {
  ...legal,
  head: {
    title: 'Política de privacidade',
    synonyms: ['LGPD', 'dados pessoais', 'privacidade', 'apagar meus dados'],
    description:
      'Quais dados pessoais este site trata, o que fica guardado no seu navegador, quais terceiros participam e como exercer os seus direitos da LGPD.',
  },
  breadcrumb: 'Política de privacidade',
  lead: 'Que dados pessoais este site trata, para quê, por quanto tempo e com quem. Escrita de acordo com a Lei Geral de Proteção de Dados Pessoais (LGPD, Lei nº 13.709/2018).',
  sections: [
    {
      id: 'controladora',
      heading: 'Quem responde pelos seus dados',
      blocks: [
        `A controladora dos dados é a ${site.name}, associação sem fins lucrativos com endereço em ${site.address}.`,
        'Para qualquer assunto de privacidade, escreva para:',
        [emailLink],
      ],
    },
    {
      id: 'resumo',
      heading: 'Em resumo',
      blocks: [
        [
          'Você lê todo o site sem se identificar. Não há cadastro, login nem formulário de contato.',
          'O formulário de interesse do Marketplace e do CRM não envia nada: ele guarda os dados no seu aparelho e prepara uma mensagem de WhatsApp, que você envia se quiser.',
          'Não usamos ferramentas de análise de audiência nem de publicidade e não gravamos cookies.',
          'O que o site guarda fica no seu navegador e não é enviado para nós.',
          'Conteúdo de terceiros só carrega se você permitir ou pedir.',
        ],
      ],
    },
    {
      id: 'dados',
      heading: 'Que dados tratamos, e para quê',
      blocks: [
        {
          caption: 'Dados tratados, finalidade, base legal e prazo',
          columns: ['Situação', 'Dados', 'Para quê e com que base legal', 'Por quanto tempo'],
          rows: [
            [
              'Você visita uma página',
              'Endereço IP e dados técnicos que todo navegador envia',
              'Entregar a página e proteger o site (legítimo interesse)',
              'Durante a conexão; o site não forma perfil com eles',
            ],
            [
              'Você fala conosco por WhatsApp ou e-mail',
              'O que você escrever, seu número ou endereço de e-mail e o nome do seu perfil',
              'Responder e preparar um contrato, a seu pedido (procedimentos preliminares ao contrato)',
              'Enquanto durar o atendimento e o que a lei exigir depois',
            ],
            [
              'Você preenche o formulário de interesse do Marketplace ou do CRM',
              'Nome, e-mail, WhatsApp e empresa',
              'Conferir o preenchimento, no seu navegador, e preparar uma mensagem de WhatsApp com nome, e-mail, empresa e produto. Se você a enviar, usamos os dados para avisar quando o produto abrir (consentimento)',
              'No seu navegador, até você apagar; o site não envia nada. A mensagem enviada fica conosco até o aviso, ou até você pedir que a apaguemos',
            ],
            [
              'Você consulta as vagas de emprego',
              'Nenhum dado seu além da conexão; as vagas vêm do nosso banco de dados',
              'Mostrar as vagas publicadas (legítimo interesse)',
              'Durante a conexão',
            ],
          ],
        },
        'Currículos não ficam à mostra: o banco de dados só permite a leitura pública de ofertas de vaga.',
      ],
    },
    {
      id: 'navegador',
      heading: 'O que fica no seu navegador',
      blocks: [
        'Para lembrar as suas escolhas, o site usa o armazenamento do próprio navegador: a escolha sobre cookies, as preferências de acessibilidade, os avisos que você já viu, o que preencheu no formulário de interesse, as páginas abertas nesta visita e o ponto em que você estava em cada uma. Nada disso é enviado para nós, e você pode apagar quando quiser.',
        'A lista completa, com o nome de cada item e o prazo, está em:',
        [cookiesLink],
      ],
    },
    {
      id: 'terceiros',
      heading: 'Com quem os dados são compartilhados',
      blocks: [
        'Não vendemos nem cedemos dados. Outras empresas recebem dados seus apenas nestas situações, e cada uma segue a sua própria política:',
        {
          caption: 'Terceiros, quando participam e o que recebem',
          columns: ['Quem', 'Quando', 'O que recebe'],
          rows: [
            [
              chatHost,
              'Ao tocar em um botão de conversa',
              'Sua conexão e a mensagem, depois que você a envia',
            ],
            ...thirdParties.map(({ source }) => [
              source,
              'Ao permitir ou carregar o conteúdo, ou abrir um link para ele',
              'Endereço IP, dados do navegador e cookies dessa empresa',
            ]),
            [
              'Rede social e outros sites',
              'Ao abrir um link para eles',
              'Sua conexão, como em qualquer visita',
            ],
            [
              'Sites que guardam a imagem ou o arquivo de uma vaga',
              'Ao ver a imagem ou abrir o arquivo na página de vagas',
              'Endereço IP e dados do navegador',
            ],
          ],
        },
        'Algumas dessas empresas tratam dados fora do Brasil. Também podemos entregar dados quando a lei ou uma ordem judicial obrigar.',
      ],
    },
    {
      id: 'direitos',
      heading: 'Seus direitos',
      blocks: [
        'A LGPD (art. 18) garante a você, sem custo, o direito de pedir:',
        [
          'a confirmação de que tratamos dados seus e o acesso a eles;',
          'a correção de dados incompletos, inexatos ou desatualizados;',
          'o bloqueio, a anonimização ou a eliminação de dados desnecessários ou tratados em desacordo com a lei;',
          'a portabilidade dos dados;',
          'a eliminação dos dados tratados com o seu consentimento;',
          'a informação sobre com quem os dados foram compartilhados;',
          'a informação sobre a possibilidade de não consentir, e o que isso muda;',
          'a revogação do consentimento.',
        ],
        'Escreva para o e-mail acima. Para proteger você, podemos pedir que confirme quem é. Se a resposta não resolver, você pode recorrer à Autoridade Nacional de Proteção de Dados (ANPD).',
      ],
    },
    {
      id: 'seguranca',
      heading: 'Segurança',
      blocks: [
        'O site usa conexão segura (SSL), guarda o mínimo e limita por regra o que páginas e navegadores podem carregar. Se houver um incidente com risco para você, avisaremos você e a ANPD, como a lei determina.',
      ],
    },
    {
      id: 'mudancas',
      heading: 'Mudanças nesta política',
      blocks: [
        'Quando o site mudar de um jeito que afete os seus dados, atualizaremos este texto e a data no alto da página.',
      ],
    },
  ],
} satisfies LegalContent;
