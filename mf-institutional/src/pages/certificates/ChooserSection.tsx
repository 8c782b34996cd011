import { Section } from '@site/design/ui/section/Section.tsx';
import { ChooserAnswer } from './ChooserAnswer.tsx';
import type { content } from './content.ts';

type ChooserSectionProps = typeof content.chooser & { offers: typeof content.offers };

/**
 * Three questions that lead to one certificate, its price and its message. Radio buttons and style
 * sheets alone: it answers before scripts are here, and without them.
 */
export function ChooserSection({ heading, intro, offers, ...texts }: ChooserSectionProps) {
  const { holder, format, request, waiting } = texts;
  return (
    <Section tone="moss" space="wide" heading={heading} intro={intro}>
      <div className="group/chooser grid grid-cols-1 items-start gap-8 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @4xl:gap-12">
        <div className="grid gap-6">
          <Question name="titular" {...holder} />
          <Question name="formato" {...format} />
          <Question name="pedido" {...request} />
        </div>
        <div
          role="status"
          className="surface-paper rounded-lg rounded-tr-petal border border-line p-card @4xl:sticky @4xl:top-[calc(var(--header-height,4.5rem)+1.5rem)] @4xl:p-8"
        >
          <p className={`text-lg text-muted ${hiddenOnceAnswered}`}>{waiting}</p>
          {offers.items.map((offer) => (
            <ChooserAnswer key={offer.title} offer={offer} offers={offers} texts={texts} />
          ))}
        </div>
      </div>
    </Section>
  );
}

const hiddenOnceAnswered =
  'group-has-[[name=titular]:checked]/chooser:group-has-[[name=formato]:checked]/chooser:group-has-[[name=pedido]:checked]/chooser:hidden';

type QuestionProps = { name: string } & typeof content.chooser.holder;

function Question({ name, legend, options }: QuestionProps) {
  return (
    <fieldset>
      <legend className="text-xl font-bold tracking-tight">{legend}</legend>
      <div className="mt-3 grid grid-cols-1 gap-3 @xl:grid-cols-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-touch cursor-pointer items-center gap-3 rounded-lg border border-control bg-paper px-4 py-3 font-semibold hover:border-ink has-checked:border-green has-checked:ring-1 has-checked:ring-green has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={value}
              autoComplete="off"
              className="size-5 shrink-0 accent-green outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
