import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { content } from './content.ts';

/** The way to the directory of complaint channels. */
export function ChannelsSection({ heading, intro, groups, more }: typeof content.channels) {
  return (
    <Section
      layout="center"
      heading={heading}
      intro={intro}
      actions={
        <LinkButton href={more.href} icon="search">
          {more.label}
        </LinkButton>
      }
    >
      <ul className="flex flex-wrap justify-center gap-3">
        {groups.map((group) => (
          <li
            key={group}
            className="surface-moss rounded-full rounded-bl-sm border border-contour px-5 py-2.5 font-semibold"
          >
            {group}
          </li>
        ))}
      </ul>
    </Section>
  );
}
