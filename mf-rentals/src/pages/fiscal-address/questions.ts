import { claims, plans } from './offer.ts';
import { planSaving, planTotal } from './plans.ts';
import { formatReais } from './reais.ts';

const reais = (amount = 0) => formatReais(amount * 100);
const [biennial, annual, monthly] = plans;

/** The ten questions. Every amount comes from the plans, so no answer can contradict them. */
export const questions = [
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
  {
    question: 'Como é o pagamento?',
    answer: 'Mensal, por PIX, em todos os planos.',
  },
  {
    question: 'Posso cancelar quando quiser?',
    answer: `O plano ${monthly.name} é de cancelamento fácil. O ${annual.name} e o ${biennial.name} têm prazo de ${annual.termMonths} e ${biennial.termMonths} meses, e por isso custam menos por mês.`,
  },
  {
    question: 'Quanto a minha empresa economiza?',
    answer: `Um escritório físico custa em média ${reais(claims.officeRent)} por mês. Com o endereço fiscal, a economia chega a ${reais(claims.saving)} por mês, até ${claims.percent}%. Use a calculadora desta página com o valor do seu aluguel.`,
  },
  {
    question: `Vale a pena escolher o plano ${biennial.name}?`,
    answer: `Se a empresa vai precisar do endereço por mais tempo, sim: em ${biennial.termMonths} meses você economiza ${reais(planSaving(biennial, plans))} em relação ao plano ${monthly.name}. No ${annual.name}, a economia é de ${reais(planSaving(annual, plans))} em ${annual.termMonths} meses.`,
  },
  {
    question: 'Como faço para contratar?',
    answer:
      'Escolha o plano e chame pelo WhatsApp. Você registra a empresa no endereço e começa a usar assim que o serviço é ativado.',
  },
];
