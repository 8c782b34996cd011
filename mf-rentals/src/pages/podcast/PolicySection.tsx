import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { checkIcon, minusIcon } from '@site/design/ui/icons/icons.ts';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { Content } from './content.ts';

/** How far ahead, on which days and when: said in words, and drawn as a week. */
export function PolicySection({ policy }: { policy: Content['policy'] }) {
  return (
    <Section heading={policy.heading} tone="moss" space="tight">
      <dl className="card-grid-60 gap-x-8! gap-y-8!">
        {policy.rules.map((rule) => (
          <div key={rule.title}>
            <dt className="text-2xl font-bold tracking-tight">{rule.title}</dt>
            <dd className="mt-2 text-muted">{rule.text}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-12 font-semibold">{policy.week}</h3>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2">
        {policy.days.map((day) => (
          <Day key={day.name} day={day} word={day.isOpen ? policy.open : policy.closed} />
        ))}
      </ul>
    </Section>
  );
}

type Day = Content['policy']['days'][number];

function Day({ day, word }: { day: Day; word: string }) {
  return (
    <li
      className={`flex items-center justify-between gap-2 rounded-md border px-3 py-2.5 ${
        day.isOpen
          ? 'border-green bg-paper font-semibold'
          : 'border-dashed border-control text-muted'
      }`}
    >
      <span aria-hidden="true">{day.short}</span>
      <span className="sr-only">
        {day.name}: {word}
      </span>
      <Icon icon={day.isOpen ? checkIcon : minusIcon} className="size-5" />
    </li>
  );
}
