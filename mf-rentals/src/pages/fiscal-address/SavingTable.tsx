import { officeSaving } from './plans.ts';
import { formatReais } from './reais.ts';
import type { Content, Plan } from './schema.ts';

export interface SavingTableProps {
  texts: Content['calculator'];
  plans: readonly Plan[];
  /** In centavos a month. */
  cost: number;
}

/**
 * What each plan saves on a cost, by the month and by the year. Amounts may break after "R$": with
 * the largest text on the narrowest phone there is no other way to hold three columns.
 */
export function SavingTable({ texts, plans, cost }: SavingTableProps) {
  const { plan, monthly, yearly } = texts.columns;
  return (
    <table className="w-full text-left">
      <caption className="pb-3 text-left text-sm text-muted">{texts.caption}</caption>
      <thead className="border-b border-line text-sm text-muted">
        <tr>
          <th scope="col" className="py-2 pr-2">
            {plan}
          </th>
          <th scope="col" className="px-2 py-2 text-right">
            {monthly}
          </th>
          <th scope="col" className="py-2 pl-2 text-right">
            {yearly}
          </th>
        </tr>
      </thead>
      <tbody>
        {plans.map((offer) => {
          const saving = officeSaving(cost, offer);
          const show = (centavos: number) => (centavos ? formatReais(centavos) : texts.noSaving);
          return (
            <tr key={offer.name} className="border-b border-line">
              <th scope="row" className="py-3 pr-2">
                {offer.name}
              </th>
              <td className="px-2 py-3 text-right tabular-nums">{show(saving.monthly)}</td>
              <td className="py-3 pl-2 text-right font-bold tabular-nums">{show(saving.yearly)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
