import { fill } from '@site/content/fill.ts';
import { Button } from '@site/design/ui/button/Button.tsx';
import { InputField } from '@site/design/ui/field/InputField.tsx';
import { MoneyText } from '@site/design/ui/money-text/MoneyText.tsx';
import { type FormEvent, useRef } from 'react';
import { officeSaving } from './plans.ts';
import { formatReais } from './reais.ts';
import { SavingTable } from './SavingTable.tsx';
import type { Content, Plan } from './schema.ts';
import { useCost } from './useCost.ts';

export interface SavingCalculatorProps {
  texts: Content['calculator'];
  plans: readonly Plan[];
  /** Where it starts, in reais; without script this is all it shows. */
  initialCost: number;
}

/** The claim made checkable: what the visitor's own office costs, against each plan. */
export function SavingCalculator({ texts, plans, initialCost }: SavingCalculatorProps) {
  const input = useRef<HTMLInputElement>(null);
  const centavos = initialCost * 100;
  const cost = useCost({ text: formatReais(centavos).replace('R$ ', ''), centavos });
  const best = Math.max(...plans.map((plan) => officeSaving(cost.centavos, plan).monthly));
  const summary = fill(best > 0 ? texts.summary : texts.noSummary, {
    cost: formatReais(cost.centavos),
    saving: formatReais(best),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!cost.finish()) input.current?.focus();
  };
  return (
    <div className="grid grid-cols-1 gap-8 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @4xl:gap-16">
      <form noValidate onSubmit={submit} className="grid content-start gap-4 noscript:hidden">
        <InputField
          ref={input}
          label={texts.label}
          hint={texts.hint}
          error={cost.problem && texts.problems[cost.problem]}
          inputMode="decimal"
          autoComplete="off"
          value={cost.text}
          onChange={(event) => cost.type(event.target.value)}
          onBlur={cost.finish}
        />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {texts.submit}
        </Button>
      </form>
      <div className="grid content-start gap-6">
        <SavingTable texts={texts} plans={plans} cost={cost.centavos} />
        <output className="block text-lg font-semibold">
          <MoneyText text={summary} />
        </output>
      </div>
    </div>
  );
}
