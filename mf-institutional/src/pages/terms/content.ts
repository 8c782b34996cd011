import { site } from '@site/site';
import { cookiesLink, emailLink, legal, privacyLink } from '../../content/legal.ts';
import type { LegalContent } from '../../layouts/LegalPage.tsx';

export const content = {
  ...legal,
  head: {
    title: 'Termos de uso',
    description:
      'As regras de uso deste site: o que ele oferece, contas de usuário, preços e contratação, links para outros sites, responsabilidades e contato.',
  },
  breadcrumb: 'Termos de uso',
  lead: `As regras para usar este site, mantido pela ${site.name}. Ao navegar por ele, você concorda com elas.`,
  sections: [
    {
      id: 'o-que-e',
      heading: 'O que este site oferece',
      blocks: [
        'O site apresenta a associação e os seus serviços e leva você a uma conversa pelo WhatsApp. Ele também reúne canais de manifestação de outras entidades e publica vagas de emprego.',
        'Nenhuma contratação, reserva ou compra se completa no site: tudo se combina na conversa. A leitura é livre e gratuita.',
      ],
    },
    {
      id: 'contas',
      heading: 'Contas de usuário',
      blocks: [
        'Algumas páginas, como Currículos, Oferta de Trabalho e o painel do empregador, dependem de uma conta de usuário. Hoje o site não oferece cadastro nem login, e essas páginas só informam que é preciso se autenticar.',
        'Quando houver contas, valerão estas regras para quem criar uma:',
        [
          'informar dados verdadeiros e mantê-los atualizados;',
          'guardar a senha e não emprestar a conta;',
          'avisar a associação se perceber uso por outra pessoa;',
          'poder pedir o encerramento da conta a qualquer momento.',
        ],
      ],
    },
    {
      id: 'precos',
      heading: 'Preços e contratação',
      blocks: [
        'Os preços mostrados valem para os serviços como descritos na página. Prazos, documentos e forma de pagamento são confirmados na conversa, antes de você contratar. Onde está escrito que o preço é sob consulta, ele é informado a pedido.',
        'Nada nestes termos reduz os direitos que o Código de Defesa do Consumidor dá a você.',
      ],
    },
    {
      id: 'vagas',
      heading: 'Vagas de emprego',
      blocks: [
        'As vagas são responsabilidade de quem as oferece. A associação as divulga, mas não participa da seleção nem garante a contratação. Desconfie de quem pede pagamento para você concorrer a uma vaga e avise a nossa equipe.',
      ],
    },
    {
      id: 'links',
      heading: 'Outros sites',
      blocks: [
        'O site leva a endereços de outras entidades e empresas, como órgãos públicos, o WhatsApp e o Google Maps. O conteúdo e as regras deles são deles. Se um link não funcionar ou levar ao lugar errado, avise.',
      ],
    },
    {
      id: 'uso',
      heading: 'Uso correto',
      blocks: [
        'Ao usar o site, você se compromete a não:',
        [
          'usar o site para enganar, ofender ou prejudicar alguém;',
          'tentar entrar em áreas ou dados que não são públicos;',
          'atrapalhar o funcionamento do site para as outras pessoas;',
          'apresentar-se como a associação sem autorização.',
        ],
      ],
    },
    {
      id: 'textos-e-imagens',
      heading: 'Textos, marca e imagens',
      blocks: [
        'Os textos, a marca e as imagens do site pertencem à associação ou são usados com permissão. Você pode ler, imprimir e compartilhar links. Para outros usos, peça autorização.',
        'Imagens e depoimentos identificados como ilustrativos são exemplos e não retratam lugares ou pessoas reais.',
      ],
    },
    {
      id: 'acessibilidade',
      heading: 'Acessibilidade',
      blocks: [
        'O site segue as diretrizes de acessibilidade WCAG 2.2, no nível AA: funciona por teclado e com leitor de tela, deixa aumentar o texto e tem um tema de alto contraste, no botão Acessibilidade de todas as páginas.',
        'Encontrou uma barreira? Escreva para nós, e diga em que página foi.',
      ],
    },
    {
      id: 'responsabilidade',
      heading: 'Disponibilidade e responsabilidade',
      blocks: [
        'Cuidamos para que as informações estejam certas e o site esteja no ar, mas pode haver erros e interrupções. As páginas têm caráter informativo e não substituem a orientação de um profissional para o seu caso.',
      ],
    },
    {
      id: 'privacidade',
      heading: 'Privacidade',
      blocks: [
        'Como o site trata dados pessoais e o que fica no seu navegador:',
        [privacyLink, cookiesLink],
      ],
    },
    {
      id: 'mudancas',
      heading: 'Mudanças, lei e contato',
      blocks: [
        'Podemos atualizar estes termos; a data no alto da página mostra a última mudança. Vale a lei brasileira. Dúvidas e pedidos:',
        [emailLink, { label: 'Endereço e horário de atendimento', href: '/seja-parceiro' }],
      ],
    },
  ],
} satisfies LegalContent;
