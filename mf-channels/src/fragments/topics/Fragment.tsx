import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { searchIcon } from '@site/design/ui/icons/icons.ts';
import { Section } from '@site/design/ui/section/Section.tsx';
import { content } from './content.ts';

/** The way to the directory of complaint channels, by topic or as a whole. */
export default function TopicsFragment() {
  const { heading, intro, topics, more } = content;
  return (
    <Section
      layout="side"
      heading={heading}
      intro={intro}
      actions={
        <LinkButton href={more.href} variant="secondary" icon={searchIcon}>
          {more.label}
        </LinkButton>
      }
    >
      <ul className="flex flex-wrap gap-3">
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
