import { Button } from '@site/design/ui/button/Button.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { InputField } from '@site/design/ui/field/InputField.tsx';
import { Money, TextWithMoney } from '@site/design/ui/money/Money.tsx';
import { groupThousands } from '@site/site/money.ts';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { answerTo } from './answer.ts';
import { content } from './content.ts';
import early from './early.ts?worker&url';
import { claims } from './plans.ts';

const texts = content.calculator;
/** The cost at the start, in reais; without JavaScript the page shows only the answer to it. */
const initial = groupThousands(claims.officeCost);

/** The page's claim with the visitor's own cost: what the plan saves by the month and by the year. */
export function SavingCalculator() {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  const { amounts, problem, isLong } = answerTo(text);
  /** What is wrong is said once the visitor left the field or sent the form. */
  const [said, setSaid] = useState<typeof problem>();
  useLayoutEffect(() => {
    if (input.current) setText(input.current.value);
  }, []);
  const type = (typed: string) => {
    setText(typed);
    if (!answerTo(typed).problem) setSaid(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSaid(problem);
    if (problem) input.current?.focus();
  };
  return (
    <div
      data-early={early}
      data-saving-calculator
      data-unknown={problem && ''}
      data-long={isLong ? '' : undefined}
      suppressHydrationWarning
      className="group grid grid-cols-1 gap-5 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @4xl:gap-16"
    >
      <form noValidate onSubmit={submit} className="grid content-start gap-4 noscript:hidden">
        <InputField
          ref={input}
          label={texts.label}
          hint={texts.hint}
          error={said && texts.problems[said]}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={initial}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setSaid(problem)}
        />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {texts.submit}
        </Button>
      </form>
      {/* Without an amount the answer keeps its room, unseen: what follows stays where it is. */}
      <div className="grid content-start gap-4 group-data-unknown:invisible @4xl:gap-6">
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-x-8 gap-y-3 border-b border-line pb-5">
          <Amount label={texts.monthly} name="saving" reais={amounts.saving} />
          <Amount label={texts.yearly} name="yearly" reais={amounts.yearly} />
        </dl>
        <div>
          <output className="block text-lg font-semibold">
            <TextWithMoney
              text={amounts.saving > 0 ? texts.summary : texts.noSummary}
              amounts={amounts}
            />
          </output>
          <p className="mt-2 text-sm text-muted">{texts.basis}</p>
          {amounts.saving > 0 ? <ChatLink className="mt-4" {...texts.action} /> : null}
        </div>
      </div>
    </div>
  );
}

/** The largest amount has 16 letters of 0.6 em: in a tenth of its column's width it fits. */
function Amount({ label, name, reais }: { label: string; name: string; reais: number }) {
  return (
    <div className="@container">
      <dt className="text-muted">{label}</dt>
      <dd className="text-[length:min(var(--text-4xl),17cqi)] font-bold tracking-tight tabular-nums group-data-long:text-[length:min(var(--text-4xl),10cqi)]">
        <Money name={name} reais={reais} />
      </dd>
    </div>
  );
}
