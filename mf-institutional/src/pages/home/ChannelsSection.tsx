import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { content } from './content.ts';

/** The way to the directory of complaint channels, by topic or as a whole. */
export function ChannelsSection({ heading, intro, topics, more }: typeof content.channels) {
  return (
    <Section
      layout="center"
      heading={heading}
      intro={intro}
      actions={
        <LinkButton href={more.href} variant="secondary" icon="search">
          {more.label}
        </LinkButton>
      }
    >
      <ul className="flex flex-wrap justify-center gap-3">
        {topics.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-touch items-center rounded-full rounded-bl-sm border border-control bg-paper px-5 py-2 font-semibold text-link hover:border-link hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
