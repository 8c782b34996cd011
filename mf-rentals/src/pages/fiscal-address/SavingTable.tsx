import { MoneyText } from '@site/ui/money-text/MoneyText.tsx';
import { rentSaving } from './plans.ts';
import { formatReais } from './reais.ts';
import type { Content, Plan } from './schema.ts';

export interface SavingTableProps {
  texts: Content['calculator'];
  plans: readonly Plan[];
  /** In centavos a month. */
  rent: number;
}

/** What each plan saves on a rent, by the month and by the year. */
export function SavingTable({ texts, plans, rent }: SavingTableProps) {
  const { plan, monthly, yearly } = texts.columns;
  return (
    <table className="w-full text-left">
      <caption className="pb-3 text-left text-sm text-muted">{texts.caption}</caption>
      <thead className="border-b border-line text-sm text-muted">
        <tr>
          <th scope="col" className="py-2 pr-3">
            {plan}
          </th>
          <th scope="col" className="px-3 py-2 text-right">
            {monthly}
          </th>
          <th scope="col" className="py-2 pl-3 text-right">
            {yearly}
          </th>
        </tr>
      </thead>
      <tbody>
        {plans.map((offer) => {
          const saving = rentSaving(rent, offer);
          const show = (centavos: number) => (centavos ? formatReais(centavos) : texts.noSaving);
          return (
            <tr key={offer.name} className="border-b border-line">
              <th scope="row" className="py-3 pr-3 text-lg">
                {offer.name}
              </th>
              <td className="px-3 py-3 text-right tabular-nums">
                <MoneyText text={show(saving.monthly)} />
              </td>
              <td className="py-3 pl-3 text-right text-lg font-bold tabular-nums">
                <MoneyText text={show(saving.yearly)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
