import { Button } from '@site/design/ui/button/Button.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { InputField } from '@site/design/ui/field/InputField.tsx';
import { Money, TextWithMoney } from '@site/design/ui/money/Money.tsx';
import { formatReais, groupThousands } from '@site/site/money.ts';
import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Content } from './content.ts';
import { officeSaving, type Plan } from './plans.ts';
import { parseReais } from './reais.ts';

export interface SavingCalculatorProps {
  texts: Content['calculator'];
  /** The plan that an office is compared with. */
  plan: Plan;
  /** Where it starts, in reais; without JavaScript this is all it shows. */
  initialCost: number;
}

/** The page's claim with the visitor's own cost: what the plan saves by the month and by the year. */
export function SavingCalculator({ texts, plan, initialCost }: SavingCalculatorProps) {
  const input = useRef<HTMLInputElement>(null);
  const initial = groupThousands(initialCost);
  const cost = useCost(initial, input);
  // Without an amount the answer keeps its room, unseen: what follows stays where it is.
  const centavos = cost.centavos ?? 0;
  const saving = officeSaving(centavos, plan);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!cost.finish()) input.current?.focus();
  };
  return (
    <div className="grid grid-cols-1 gap-5 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @4xl:gap-16">
      <form noValidate onSubmit={submit} className="grid content-start gap-4 noscript:hidden">
        <InputField
          ref={input}
          label={texts.label}
          hint={texts.hint}
          error={cost.problem && texts.problems[cost.problem]}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={initial}
          onChange={(event) => cost.type(event.target.value)}
          onBlur={cost.finish}
        />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {texts.submit}
        </Button>
      </form>
      <div
        className={`grid content-start gap-4 @4xl:gap-6 ${cost.centavos === null ? 'invisible' : ''}`}
      >
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-x-8 gap-y-3 border-b border-line pb-5">
          <Amount label={texts.monthly} centavos={saving} />
          <Amount label={texts.yearly} centavos={saving * 12} />
        </dl>
        <div>
          <output className="block text-lg font-semibold">
            <TextWithMoney
              text={saving > 0 ? texts.summary : texts.noSummary}
              amounts={{ cost: centavos / 100, saving: saving / 100 }}
            />
          </output>
          <p className="mt-2 text-sm text-muted">{texts.basis}</p>
          {saving > 0 ? <ChatLink className="mt-4" {...texts.action} /> : null}
        </div>
      </div>
    </div>
  );
}

/** The largest amount has 16 letters of 0.6 em: in a tenth of its column's width it fits. */
const LOOKS = {
  usual: 'text-[length:min(var(--text-4xl),17cqi)]',
  long: 'text-[length:min(var(--text-4xl),10cqi)]',
};

function Amount({ label, centavos }: { label: string; centavos: number }) {
  const reais = centavos / 100;
  const look = formatReais(reais).length > 9 ? 'long' : 'usual';
  return (
    <div className="@container">
      <dt className="text-muted">{label}</dt>
      <dd className={`font-bold tracking-tight tabular-nums ${LOOKS[look]}`}>
        <Money reais={reais} />
      </dd>
    </div>
  );
}

type CostProblem = Extract<ReturnType<typeof parseReais>, { problem: string }>['problem'];

/** The cost that is typed; `problem` waits until the visitor has finished typing. */
function useCost(initial: string, field: RefObject<HTMLInputElement | null>) {
  const [text, setText] = useState(initial);
  useLayoutEffect(() => {
    if (field.current) setText(field.current.value);
  }, [field]);
  const [problem, setProblem] = useState<CostProblem>();
  const parsed = parseReais(text);
  return {
    problem,
    centavos: 'problem' in parsed ? null : parsed.centavos,
    type(typed: string) {
      setText(typed);
      if (!('problem' in parseReais(typed))) setProblem(undefined);
    },
    /** The visitor left the field or sent the form; returns whether the text is an amount. */
    finish() {
      const found = 'problem' in parsed ? parsed.problem : undefined;
      setProblem(found);
      return !found;
    },
  };
}
