import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { content } from './content.ts';

/** Eight reasons on a ruled sheet, in two rows where there is room. */
export function ReasonsSection({ heading, intro, items, chat }: typeof content.reasons) {
  return (
    <Section tone="paper" heading={heading} intro={intro} actions={<ChatLink {...chat} />}>
      <ul className="grid grid-cols-1 gap-x-8 @xl:grid-cols-2 @5xl:grid-cols-4">
        {items.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-3.5 border-t border-line py-5">
            <Icon name={icon} className="mt-0.5 size-6 text-link" />
            <div className="min-w-0">
              <h3 className="text-lg leading-snug font-bold">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
