import { illustrativeNote } from '@site/content/illustrative.ts';
import type { PageContent } from '@site/content/page.ts';
import {
  briefcaseIcon,
  buildingIcon,
  cartIcon,
  coinsIcon,
  fileIcon,
  scaleIcon,
  starIcon,
  usersIcon,
} from '@site/design/ui/icons/icons.ts';
import { formatReais } from '@site/site/money.ts';
import { claims, planSaving, plans, planTotal } from './plans.ts';

const [biennial, annual, monthly] = plans;
const reais = (amount = 0) => formatReais(amount);

/** What stands in braces in texts that show amounts. */
const amounts = {
  lowest: Math.min(...plans.map((plan) => plan.monthly)),
  office: claims.officeCost,
  saving: claims.saving,
  annual: annual.monthly,
};

/** The ten questions. Every amount comes from the plans, so no answer can contradict them. */
const questions = [
  {
    question: 'O que é um endereço fiscal?',
    answer:
      'É o endereço que consta no CNPJ da empresa e para onde vão as comunicações dos órgãos públicos. Com o endereço fiscal virtual, a empresa é registrada em um endereço profissional sem alugar uma sala.',
  },
  {
    question: 'Qual é a diferença entre endereço fiscal e endereço comercial?',
    answer:
      'O fiscal é o do registro: aparece no CNPJ, no contrato social e nas notas fiscais. O comercial é o que você divulga aos clientes, no site e no cartão de visita. Aqui você pode usar o mesmo endereço para os dois.',
  },
  {
    question: 'Quem pode contratar?',
    answer:
      'Prestadores de serviços, lojas virtuais, quem trabalha em casa, empresas em expansão, autônomos e MEI. Se a sua atividade exige atendimento ou estoque no local, pergunte antes pelo WhatsApp.',
  },
  {
    question: 'Em quanto tempo o serviço é ativado?',
    answer: `A ativação leva de ${claims.activation}.`,
  },
  {
    question: 'Quanto custa?',
    answer: `${reais(biennial.monthly)} por mês no plano ${biennial.name}, ${reais(annual.monthly)} no ${annual.name} e ${reais(monthly.monthly)} no ${monthly.name}. No total, o ${biennial.name} soma ${reais(planTotal(biennial))} em ${biennial.termMonths} meses e o ${annual.name}, ${reais(planTotal(annual))} em ${annual.termMonths} meses.`,
  },
  { question: 'Como é o pagamento?', answer: 'Mensal, por Pix, em todos os planos.' },
  {
    question: 'Posso cancelar quando quiser?',
    answer: `O plano ${monthly.name} é de cancelamento fácil. O ${annual.name} e o ${biennial.name} têm prazo de ${annual.termMonths} e ${biennial.termMonths} meses, e por isso custam menos por mês.`,
  },
  {
    question: 'Quanto a minha empresa economiza?',
    answer: `Um escritório físico custa em média ${reais(claims.officeCost)} por mês. Com o endereço fiscal, a economia chega a ${reais(claims.saving)} por mês. Descontados os gastos que continuam onde você trabalha, a redução é de até ${claims.percent}%. Faça a conta com o custo do seu escritório na calculadora desta página.`,
  },
  {
    question: `Vale a pena escolher o plano ${biennial.name}?`,
    answer: `Se a empresa vai precisar do endereço por mais tempo, sim: em ${biennial.termMonths} meses você economiza ${reais(planSaving(biennial))} em relação ao plano ${monthly.name}. No ${annual.name}, a economia é de ${reais(planSaving(annual))} em ${annual.termMonths} meses.`,
  },
  {
    question: 'Como faço para contratar?',
    answer:
      'Escolha o plano e chame pelo WhatsApp. Você registra a empresa no endereço e começa a usar assim que o serviço é ativado.',
  },
];

export const content = {
  head: {
    title: 'Endereço fiscal em Goiânia',
    synonyms: [
      'escritório virtual',
      'sede virtual',
      'endereço comercial',
      'endereço para CNPJ',
      'abrir empresa',
      'MEI',
      'alvará',
    ],
    description: `Endereço fiscal e comercial em Goiânia a partir de ${reais(amounts.lowest)} por mês, com ativação em ${claims.activation}.`,
  },
  breadcrumb: 'Endereço fiscal',
  skipLink: 'Pular para os planos',
  amounts,
  hero: {
    title: 'Endereço fiscal a partir de {lowest} por mês',
    lead: 'Registre a sua empresa em um endereço profissional em Goiânia e economize até {saving} por mês em relação a um escritório físico.',
    actions: [
      {
        label: 'Quero meu endereço fiscal',
        message: 'Olá! Quero contratar um endereço fiscal para a minha empresa.',
      },
    ],
    benefits: [
      {
        icon: starIcon,
        title: 'Credibilidade imediata',
        text: 'Sua empresa com endereço profissional na capital.',
      },
      {
        icon: coinsIcon,
        title: `Até ${claims.percent}% de redução de custos`,
        text: 'Em relação a manter um escritório físico. Veja como calculamos, abaixo.',
      },
      {
        icon: scaleIcon,
        title: 'Conformidade legal',
        text: 'Endereço válido para o registro da empresa.',
      },
    ],
    comparison: {
      title: 'Custo por mês',
      office: 'Escritório físico, em média',
      plan: 'Endereço fiscal, no plano Anual',
      note: 'Economia de até {saving} por mês',
    },
  },
  costs: {
    heading: 'O que um escritório tradicional custa todo mês',
    intro: 'Cinco contas que chegam mesmo quando ninguém usa a sala.',
    items: [
      { title: 'Aluguel', text: 'A maior parcela, com reajuste todo ano.' },
      { title: 'Condomínio e IPTU', text: 'Despesas do prédio e imposto do imóvel.' },
      { title: 'Água, luz e internet', text: 'Contas fixas, com ou sem movimento.' },
      { title: 'Móveis e manutenção', text: 'Mesas, cadeiras, ar-condicionado e consertos.' },
      { title: 'Limpeza e recepção', text: 'Pessoas para manter a sala aberta.' },
    ],
    sum: 'Em média {office} por mês',
    basis: {
      question: 'Como calculamos',
      answer: `${reais(amounts.office)} é o custo mensal médio de um escritório físico, com estas cinco contas. Menos os ${reais(amounts.annual)} do plano ${annual.name}, sobram ${reais(amounts.saving)} por mês. Os ${claims.percent}% partem da mesma base e são menores porque descontam gastos que continuam onde você trabalha, como luz, internet e móveis.`,
    },
  },
  calculator: {
    heading: 'Calcule a sua economia',
    label: 'Quanto o seu escritório custa por mês?',
    hint: `Some aluguel, condomínio, contas, móveis e limpeza. A conta começa com a média: ${reais(claims.officeCost)}.`,
    submit: 'Calcular',
    problems: {
      empty: 'Digite o custo por mês, por exemplo 3.500,00.',
      unreadable:
        'Não conseguimos ler esse valor. Use ponto só nos milhares e vírgula nos centavos, como em 3.500,00.',
      zero: 'Digite um valor maior que zero.',
      tooMuch: 'Confira o valor: a calculadora vai até R$ 1.000.000 por mês.',
    },
    monthly: 'Economia por mês',
    yearly: 'Economia por ano',
    basis: `Os ${reais(amounts.saving)} que anunciamos partem do custo médio de ${reais(amounts.office)}: com o seu, a economia pode ser maior ou menor.`,
    summary: `Com um custo de {cost}, você economiza {saving} por mês no plano ${annual.name}.`,
    noSummary: `Com um custo de {cost}, o plano ${annual.name} não sai por menos do que você já paga.`,
    action: {
      label: 'Quero essa economia',
      message: 'Olá! Fiz a conta no site e quero economizar com o endereço fiscal.',
    },
  },
  plans: {
    heading: 'Três planos, o mesmo endereço',
    intro: 'Quanto maior o prazo, menor o valor por mês. Em todos os planos:',
    features: [
      'Endereço fiscal para o CNPJ',
      'Endereço comercial para divulgar',
      `Ativação em ${claims.activation}`,
      'Pagamento mensal por Pix',
    ],
    plans,
    action: {
      label: 'Contratar o {name}',
      message: 'Olá! Quero contratar o plano {name} do endereço fiscal.',
    },
    period: 'por mês',
    labels: { term: 'Prazo', total: 'Total do contrato', saving: 'Economia' },
    term: '{months} meses',
    noTerm: 'Sem prazo',
  },
  difference: {
    heading: 'Endereço fiscal ou comercial?',
    intro: 'O fiscal registra a empresa; o comercial a apresenta aos clientes. Tenha os dois.',
    kinds: ['Endereço fiscal', 'Endereço comercial'],
    questions: [
      {
        label: 'Para que serve',
        answers: ['Registrar a empresa', 'Apresentar a empresa aos clientes'],
      },
      {
        label: 'Onde aparece',
        answers: ['CNPJ, contrato social e notas fiscais', 'Site, cartão de visita e mapas'],
      },
      {
        label: 'Quem usa',
        answers: ['Receita Federal, estado e prefeitura', 'Clientes, parceiros e fornecedores'],
      },
      { label: 'É obrigatório?', answers: ['Sim, para ter CNPJ', 'Não, mas dá confiança'] },
    ],
    action: {
      label: 'Tirar essa dúvida',
      message: 'Olá! Não sei se preciso de endereço fiscal ou comercial. Podem me orientar?',
    },
  },
  profiles: {
    heading: 'Para quem é',
    items: [
      {
        icon: briefcaseIcon,
        title: 'Prestadores de serviços',
        text: 'Quem atende no cliente e só precisa de um endereço para faturar.',
      },
      {
        icon: cartIcon,
        title: 'Lojas virtuais',
        text: 'Quem vende pela internet e não quer expor o endereço de casa.',
      },
      {
        icon: usersIcon,
        title: 'Quem trabalha em casa',
        text: 'Quem quer separar a vida pessoal do registro da empresa.',
      },
      {
        icon: buildingIcon,
        title: 'Empresas em expansão',
        text: 'Quem chega a Goiânia e quer presença na capital antes de abrir uma sala.',
      },
      {
        icon: fileIcon,
        title: 'Autônomos e MEI',
        text: 'Quem está começando e quer custo fixo baixo.',
      },
    ],
  },
  benefits: {
    heading: 'O que muda na sua empresa',
    items: [
      { title: 'Economia todo mês', text: `Até ${reais(claims.saving)} a menos de despesa fixa.` },
      { title: 'Imagem profissional', text: 'Um endereço comercial na capital para divulgar.' },
      { title: 'Privacidade', text: 'O endereço da sua casa fica fora do cadastro da empresa.' },
      { title: 'Regularidade', text: 'Um endereço certo para o CNPJ e para as notas fiscais.' },
      { title: 'Rapidez', text: `Ativação do serviço em ${claims.activation}.` },
      { title: 'Liberdade', text: 'Trabalhe de onde quiser, sem se prender a uma sala.' },
    ],
  },
  steps: {
    heading: 'Comece em três passos',
    items: [
      { title: 'Escolha o plano', text: 'Bienal, Anual ou Mensal: você decide.' },
      {
        title: 'Registre a empresa',
        text: 'Use o endereço no cadastro do CNPJ, com orientação pelo WhatsApp.',
      },
      { title: 'Comece a usar', text: `Serviço ativo em ${claims.activation}.` },
    ],
    action: {
      label: 'Dar o primeiro passo',
      message: 'Olá! Quero começar: qual é o primeiro passo para ter o endereço fiscal?',
    },
  },
  testimonials: {
    heading: 'O que dizem os clientes',
    carousel: {
      label: 'Depoimentos de clientes',
      slide: 'depoimento',
      previous: 'Depoimento anterior',
      next: 'Próximo depoimento',
      position: 'Depoimento {number} de {count}',
    },
    items: [
      {
        text: 'Fechei a sala que usava uma vez por semana e passei a atender no cliente. O endereço da empresa continuou profissional.',
        author: 'Renata Moreira',
        role: 'Consultora',
        company: 'Moreira Consultoria',
      },
      {
        text: 'Minha loja é toda pela internet. Hoje o endereço de casa não aparece mais nas notas fiscais.',
        author: 'Diego Nunes',
        role: 'Proprietário',
        company: 'Cerrado Presentes',
      },
      {
        text: 'Em dois dias estava tudo ativo. Pago por Pix e não penso mais no assunto.',
        author: 'Luciana Prado',
        role: 'Arquiteta',
        company: 'Prado Arquitetura',
      },
    ],
    rating: {
      score: '5,0',
      reviews: 'mais de 150 avaliações',
      description: 'Nota 5,0 de 5, em mais de 150 avaliações',
      icon: starIcon,
    },
  },
  faq: {
    heading: 'Perguntas frequentes',
    items: questions,
    action: {
      label: 'Fazer uma pergunta',
      message: 'Olá! Tenho uma pergunta sobre o endereço fiscal.',
    },
  },
  closing: {
    note: illustrativeNote,
    title: 'Sua empresa com endereço novo em até 48 horas',
    text: `Escolha o plano, pague por Pix e comece a usar: a ativação leva de ${claims.activation}.`,
    actions: [
      {
        label: 'Contratar pelo WhatsApp',
        message: 'Olá! Decidi: quero contratar o endereço fiscal agora.',
      },
    ],
  },
} satisfies PageContent;
