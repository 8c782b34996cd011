import { Badge } from '@site/design/ui/badge/Badge.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import type { IconName } from '@site/design/ui/icons/paths.ts';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { content } from './content.ts';

/** The two types side by side, a rule between them. */
export function TypesSection({ heading, intro, items }: typeof content.types) {
  return (
    <Section tone="paper" heading={heading} intro={intro}>
      <ul className="grid grid-cols-1 gap-10 @2xl:grid-cols-2 @2xl:gap-0">
        {items.map((item, index) => (
          <li
            key={item.title}
            className={index === 0 ? '@2xl:pr-12' : '@2xl:border-l @2xl:border-line @2xl:pl-12'}
          >
            <TypeText {...item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface TypeTextProps {
  icon: IconName;
  title: string;
  validity: string;
  text: string;
}

function TypeText({ icon, title, validity, text }: TypeTextProps) {
  return (
    <>
      <Icon name={icon} className="size-12 text-link" />
      <h3 className="mt-4 text-2xl font-bold tracking-tight">{title}</h3>
      <Badge tone="green" className="mt-3">
        {validity}
      </Badge>
      <p className="mt-4 max-w-text text-lg text-muted">{text}</p>
    </>
  );
}
