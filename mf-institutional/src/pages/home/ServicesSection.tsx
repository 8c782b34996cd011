import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { LinkCard } from '@site/design/ui/card/LinkCard.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { content } from './content.ts';

/** Four services as cards, in one row where there is room. */
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
      <ul className="grid grid-cols-1 gap-5 @2xl:grid-cols-2 @5xl:grid-cols-4">
        {items.map(({ id, icon, title, text, figure }) => (
          <LinkCard key={id} as="li" href={`/servicos#${id}`} icon={icon} title={title}>
            {figure ? (
              <p className="mb-1 text-3xl font-bold tracking-tight text-link">{figure}</p>
            ) : null}
            <p>{text}</p>
          </LinkCard>
        ))}
      </ul>
    </Section>
  );
}
