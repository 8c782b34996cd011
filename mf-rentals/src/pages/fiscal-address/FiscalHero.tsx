import { Container } from '@site/design/ui/container/Container.tsx';
import { IconList } from '@site/design/ui/icon-list/IconList.tsx';
import { Money, TextWithMoney } from '@site/design/ui/money/Money.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { content } from './content.ts';

/** The promise, drawn to scale, and the three benefits under it. */
export function FiscalHero() {
  const { amounts, hero } = content;
  return (
    <>
      <PageHero
        composition="night"
        breadcrumb={content.breadcrumb}
        title={<TextWithMoney text={hero.title} amounts={amounts} />}
        lead={<TextWithMoney text={hero.lead} amounts={amounts} />}
        actions={hero.actions}
        aside={<CostComparison />}
      />
      <div className="surface-paper border-b border-line py-8 @4xl:py-10">
        <Container>
          <IconList items={hero.benefits} level={2} layout="inline" />
        </Container>
      </div>
    </>
  );
}

/** The claim, drawn to scale: what an office costs beside what the plan costs. */
function CostComparison() {
  const { amounts, hero } = content;
  const texts = hero.comparison;
  return (
    <div className="rounded-lg rounded-tr-petal border border-line p-card @4xl:p-8">
      <h2 className="font-semibold">{texts.title}</h2>
      <dl className="mt-4 grid gap-4 @4xl:mt-6 @4xl:gap-6">
        <Bar
          label={texts.office}
          reais={amounts.office}
          look="fill-mist forced-colors:fill-[CanvasText]"
        />
        <Bar
          label={texts.plan}
          reais={amounts.office - amounts.saving}
          look="fill-gold forced-colors:fill-[Highlight]"
        />
      </dl>
      <p className="mt-4 border-t border-line pt-4 text-xl @4xl:mt-6 @4xl:pt-5 font-bold tracking-tight text-link">
        <TextWithMoney text={texts.note} amounts={amounts} />
      </p>
    </div>
  );
}

function Bar({ label, reais, look }: { label: string; reais: number; look: string }) {
  const percent = (reais / content.amounts.office) * 100;
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd>
        <span className="text-2xl font-bold tracking-tight @4xl:text-3xl">
          <Money reais={reais} />
        </span>
        {/* Drawn, because the policy lets no page set styles of its own. */}
        <svg
          aria-hidden="true"
          className="mt-2 block h-3 w-full rounded-full border border-line forced-color-adjust-none"
        >
          <rect width={`${percent}%`} height="100%" rx="5" className={look} />
        </svg>
      </dd>
    </div>
  );
}
