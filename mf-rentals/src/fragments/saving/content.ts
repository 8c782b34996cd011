import { formatReais } from '@site/site/money.ts';
import { claims, plans } from '../../pages/fiscal-address/plans.ts';

const [, annual] = plans;

export const content = {
  title: 'Endereço da empresa',
  figure: `até ${formatReais(claims.saving)} por mês`,
  text: `Um escritório físico custa em média ${formatReais(claims.officeCost)} por mês. O endereço fiscal, no plano ${annual.name}, custa ${formatReais(annual.monthly)}.`,
  link: { label: 'Fazer a conta do endereço fiscal', href: '/endereco-fiscal' },
};
