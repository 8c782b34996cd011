import { Breadcrumb } from '@site/design/ui/breadcrumb/Breadcrumb.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { Container } from '@site/design/ui/container/Container.tsx';
import { IconList } from '@site/design/ui/icon-list/IconList.tsx';
import { MoneyText } from '@site/design/ui/money-text/MoneyText.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { CostComparison } from './CostComparison.tsx';
import type { Content } from './content.ts';
import { formatReais } from './reais.ts';

export interface FiscalHeroProps {
  content: Pick<Content, 'home' | 'hero' | 'claims'> & { breadcrumb: string };
}

/** The promise, drawn to scale, and the three benefits under it. */
export function FiscalHero({ content }: FiscalHeroProps) {
  const { home, breadcrumb, hero, claims } = content;
  const priced = (amount: number) => ({ amount, shown: formatReais(amount * 100) });
  return (
    <>
      <PageHero
        composition="night"
        breadcrumb={<Breadcrumb items={[home, { label: breadcrumb }]} />}
        title={hero.title}
        lead={<MoneyText text={hero.lead} />}
        actions={<ChatLink {...hero.action} size="lg" />}
        aside={
          <CostComparison
            texts={hero.comparison}
            office={priced(claims.officeCost)}
            plan={priced(claims.officeCost - claims.saving)}
          />
        }
      />
      <div className="surface-paper border-b border-line py-10">
        <Container>
          <IconList items={hero.benefits} level={2} layout="inline" />
        </Container>
      </div>
    </>
  );
}
