import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { LinkCard } from '@site/design/ui/card/LinkCard.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { content } from './content.ts';

/** Four services as cards; the wide ones take turns, so that the grid is no chessboard. */
export function ServicesSection({ heading, intro, items, more }: typeof content.services) {
  return (
    <Section
      heading={heading}
      intro={intro}
      actions={
        <LinkButton variant="secondary" href={more.href} iconEnd="arrow-right">
          {more.label}
        </LinkButton>
      }
    >
      <ul className="grid grid-cols-1 gap-5 @2xl:grid-cols-2 @5xl:grid-cols-5">
        {items.map(({ id, icon, title, text, figure }, index) => (
          <LinkCard
            key={id}
            as="li"
            href={`/servicos#${id}`}
            icon={icon}
            title={title}
            className={index === 0 || index === 3 ? '@5xl:col-span-3' : '@5xl:col-span-2'}
          >
            {figure ? (
              <p className="mb-1 text-4xl font-bold tracking-tight text-link">{figure}</p>
            ) : null}
            <p>{text}</p>
          </LinkCard>
        ))}
      </ul>
    </Section>
  );
}
