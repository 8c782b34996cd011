import type { Plan } from './schema.ts';

/** What the page claims: reais a month, and percent. */
export const claims = {
  officeRent: 3500,
  saving: 3400,
  percent: 80,
  activation: '24 a 48 horas',
};

const features = ['Endereço fiscal para o CNPJ', 'Endereço comercial para divulgar'];

/** The three plans, cheapest month first. Totals and savings are computed in plans.ts. */
export const plans = [
  {
    name: 'Bienal',
    monthly: 90,
    termMonths: 24,
    badge: 'MAIS POPULAR',
    description: 'O menor valor por mês.',
    features: [...features, `Ativação em ${claims.activation}`],
    action: {
      label: 'Contratar o Bienal',
      message: 'Olá! Quero contratar o plano Bienal do endereço fiscal.',
    },
  },
  {
    name: 'Anual',
    monthly: 100,
    termMonths: 12,
    description: 'Um ano de endereço garantido.',
    features: [...features, `Ativação em ${claims.activation}`],
    action: {
      label: 'Contratar o Anual',
      message: 'Olá! Quero contratar o plano Anual do endereço fiscal.',
    },
  },
  {
    name: 'Mensal',
    monthly: 120,
    description: 'Sem prazo: cancele com facilidade.',
    features: [...features, `Ativação em ${claims.activation}`],
    action: {
      label: 'Contratar o Mensal',
      message: 'Olá! Quero contratar o plano Mensal do endereço fiscal.',
    },
  },
] as const satisfies readonly Plan[];
